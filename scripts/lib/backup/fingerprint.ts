import pg from 'pg';

interface TableState {
  rows: number;
  /** MD5 over all rows in sorted order, so that their physical order does not matter. */
  checksum: string;
}

/** Number of rows and checksum of every table, by table name. */
export type Fingerprint = Record<string, TableState>;

/** Reads every row of every table in one snapshot. Throws if a row cannot be read. */
export async function fingerprint(url: string): Promise<Fingerprint> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
    );
    const found: Fingerprint = {};
    for (const { name } of rows) found[name] = await readTable(client, name);
    return found;
  } finally {
    await client.end();
  }
}

/** Expects a `name` that the database has already quoted. */
async function readTable(client: pg.Client, name: string): Promise<TableState> {
  const { rows } = await client.query<TableState>(
    `SELECT count(*)::float AS rows, md5(coalesce(string_agg(line, '' ORDER BY line COLLATE "C"), '')) AS checksum
     FROM (SELECT md5(t::text) AS line FROM ${name} t) AS lines`,
  );
  if (!rows[0]) throw new Error(`The table ${name} could not be read`);
  return rows[0];
}

/** Lists the tables that differ or that only one side has. */
export function differences(one: Fingerprint, other: Fingerprint): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names]
    .filter((name) => one[name]?.rows !== other[name]?.rows || one[name]?.checksum !== other[name]?.checksum)
    .sort();
}

export const countRows = (tables: Fingerprint): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
