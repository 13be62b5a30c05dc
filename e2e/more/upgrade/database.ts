import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { migrate } from '@/lib/db/migrate';
import { DAY_MS } from '@/lib/kernel/time';

/** All rows of a database, with its last migration. */
export interface RecordedDatabase {
  /** Milliseconds since 1970. */
  recordedAt: number;
  lastMigration: string;
  /** Rows of each table, as JSON text. */
  tables: Record<string, string>;
}

const MIGRATIONS = resolve('prisma/migrations');
/** Tables that are not recorded: migrations, which a restore runs itself, and rate limit counters. */
const LEFT_OUT = ['_prisma_migrations', 'rate_limits'];
/** Id of the account that `addAnswers` fills. */
const HEAVY_USER = '00000000-0000-4000-8000-000000100000';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL($1) ORDER BY table_name`,
    [LEFT_OUT],
  );
  return rows.map(({ name }) => name);
}

export const recordDatabase = (ownerUrl: string): Promise<RecordedDatabase> =>
  withClient(ownerUrl, async (client) => {
    const tables: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ text: string }>(
        `SELECT coalesce(json_agg(t), '[]')::text AS text FROM ${table} t`,
      );
      tables[table] = rows[0]?.text ?? '[]';
    }
    const { rows } = await client.query<{ name: string }>('SELECT max(migration_name) AS name FROM _prisma_migrations');
    return { recordedAt: Date.now(), lastMigration: rows[0]?.name ?? '', tables };
  });

/**
 * Fills an empty database with the recorded rows, in the schema of the recorded release. Shifts all times as if the
 * recording had just been made, so that sessions, exams in progress and links have not expired.
 */
export async function restoreDatabase(
  { ownerUrl, url }: { ownerUrl: string; url: string },
  { recordedAt, lastMigration, tables }: RecordedDatabase,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-migrations-'));
  for (const name of readdirSync(MIGRATIONS)) {
    if (name <= lastMigration || name.endsWith('.toml'))
      cpSync(join(MIGRATIONS, name), join(folder, name), { recursive: true });
  }
  await migrate({ ownerUrl, appUrl: url, folder });
  rmSync(folder, { recursive: true });
  const ageMs = Date.now() - recordedAt;
  await withClient(ownerUrl, async (client) => {
    await client.query('BEGIN');
    // Turns off foreign keys and triggers while the tables are filled one after the other.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const [table, text] of Object.entries(tables)) await fillTable({ client, table, text, ageMs });
    await client.query('COMMIT');
  });
}

const isoDay = (at: number): number => Math.floor(at / DAY_MS);

async function fillTable({
  client,
  table,
  text,
  ageMs,
}: {
  client: pg.Client;
  table: string;
  text: string;
  ageMs: number;
}) {
  const { rows: columns } = await client.query<{ name: string; type: string; sequence: string | null }>(
    `SELECT column_name AS name, data_type AS type, pg_get_serial_sequence($1, column_name) AS sequence
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const now = Date.now();
  const days = isoDay(now) - isoDay(now - ageMs);
  const later = ({ name, type }: { name: string; type: string }): string => {
    if (type.startsWith('timestamp')) return `"${name}" + make_interval(secs => ${ageMs / 1_000})`;
    return type === 'date' ? `"${name}" + ${days}` : `"${name}"`;
  };
  await client.query(`DELETE FROM ${table}`);
  await client.query(
    `INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join()}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.map(later).join()} FROM json_populate_recordset(NULL::${table}, $1)`,
    [text],
  );
  for (const { name, sequence } of columns) {
    if (sequence)
      await client.query(`SELECT setval($1, (SELECT coalesce(max("${name}"), 1) FROM ${table}))`, [sequence]);
  }
}

/** Counts the rows of each table. */
export const countRows = (ownerUrl: string): Promise<Record<string, number>> =>
  withClient(ownerUrl, async (client) => {
    const counts: Record<string, number> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
      counts[table] = rows[0]?.count ?? 0;
    }
    return counts;
  });

/** SQL that copies a table's rows with changed values in some columns. Works for any set of columns. */
const copied = (table: string, alias: string, changes: string) =>
  `LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(${alias}) || jsonb_build_object(${changes})) AS copy`;

/** Copies completed attempts to a separate account until that account has at least `wanted` answers. */
export const addAnswers = (ownerUrl: string, wanted: number): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`INSERT INTO users SELECT copy.* FROM (SELECT * FROM users LIMIT 1) u,
      ${copied('users', 'u', `'id', '${HEAVY_USER}', 'email', NULL`)}`);
    await client.query(
      `CREATE TEMP TABLE copies ON COMMIT DROP AS
      WITH answered AS (SELECT a.id, count(*) AS answers FROM attempts a JOIN attempt_questions q ON q.attempt_id = a.id
        WHERE a.completed_at IS NOT NULL AND cardinality(q.answer_ids) > 0 GROUP BY a.id)
      SELECT answered.id AS source, gen_random_uuid() AS id FROM answered,
        generate_series(1, (SELECT ceil($1 / sum(answers))::int FROM answered))`,
      [wanted],
    );
    const owner = `'id', c.id, 'user_id', '${HEAVY_USER}', 'assignment_id', NULL, 'session_id', NULL`;
    await client.query(`INSERT INTO attempts SELECT copy.* FROM copies c JOIN attempts a ON a.id = c.source,
      ${copied('attempts', 'a', owner)}`);
    for (const table of ['attempt_questions', 'attempt_sections']) {
      await client.query(`INSERT INTO ${table} SELECT copy.* FROM copies c JOIN ${table} t ON t.attempt_id = c.source,
        ${copied(table, 't', `'attempt_id', c.id`)}`);
    }
    await client.query('COMMIT');
  });

/** Counts the answers, and hashes the choices and verdicts. */
export const digestAnswers = (ownerUrl: string): Promise<{ count: number; digest: string }> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ count: number; digest: string }>(
      `SELECT count(*)::int AS count, md5(string_agg(concat_ws(' ', q.attempt_id, q.question_id, q.revision_id,
        q.answer_ids, q.is_correct, q.chosen_at, a.percentage, a.successful), ',' ORDER BY q.attempt_id, q.question_id)) AS digest
      FROM attempt_questions q JOIN attempts a ON a.id = q.attempt_id WHERE a.user_id = $1 AND cardinality(q.answer_ids) > 0`,
      [HEAVY_USER],
    );
    return rows[0] ?? { count: 0, digest: '' };
  });
