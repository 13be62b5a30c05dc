import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DiffTarget, MigrationList } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { withEngine } from './engine';
import { SESSION_SETTINGS } from './session-settings';

// Arbitrary key of an advisory lock that nothing else in the database uses.
const MIGRATION_LOCK = 608_608_608;
const NO_FILTER = { externalTables: [], externalEnums: [] };

export interface MigrateOptions {
  /** Connection URL of the role that may change tables. */
  ownerUrl: string;
  /**
   * Connection URL of the product's role. If this role differs from the owner's role, `migrate` creates it with the
   * right to read and write rows only.
   */
  appUrl: string;
  /** Path of the folder `prisma/migrations`. */
  folder: string;
}

/**
 * Maximum milliseconds that a migration waits for a table lock. While it waits, requests to the table wait behind it.
 */
const LOCK_TIMEOUT_MS = 400;
const TRIES = 40;
const TRY_AGAIN_MS = 500;

/**
 * Applies missing migrations and returns their names. If several processes start at once, they wait for each other. A
 * migration that cannot lock its table is retried.
 */
export async function migrate({ ownerUrl, appUrl, folder }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await listApplied(client);
    const missing = listMigrations(folder).filter((name) => !applied.includes(name));
    // Loads the engine only if a migration is missing, because loading it takes longer than everything else here.
    if (missing.length > 0) await applyMissing({ client, ownerUrl, folder });
    await grantToApp({ client, ownerUrl, appUrl });
    return missing;
  } finally {
    await client.end();
  }
}

async function applyMissing({
  client,
  ownerUrl,
  folder,
}: { client: pg.Client } & Pick<MigrateOptions, 'ownerUrl' | 'folder'>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await apply(ownerUrl, folder);
      return;
    } catch (error) {
      if (!isLockTimeout(error) || tries === TRIES) throw error;
      await sleep(TRY_AGAIN_MS);
    } finally {
      await forgetUnfinished(client);
    }
  }
}

const apply = (ownerUrl: string, folder: string): Promise<unknown> =>
  withEngine(
    `${ownerUrl}${ownerUrl.includes('?') ? '&' : '?'}options=-c%20lock_timeout%3D${LOCK_TIMEOUT_MS}`,
    (engine) => engine.applyMigrations({ migrationsList: readMigrations(folder), filters: NO_FILTER }),
  );

const isLockTimeout = (error: unknown): boolean =>
  /55P03|lock timeout/.test(error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : String(error));

const hasHistory = async (client: pg.Client): Promise<boolean> =>
  (await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`)).rows[0].known;

async function listApplied(client: pg.Client): Promise<string[]> {
  if (!(await hasHistory(client))) return [];
  // A migration that a killed process left unfinished has changed nothing, but its entry would block all later
  // migrations.
  await forgetUnfinished(client);
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  return rows.map(({ name }) => name);
}

/**
 * Marks unfinished entries as rolled back. A script takes effect completely or not at all, so an unfinished one has
 * changed nothing.
 */
async function forgetUnfinished(client: pg.Client): Promise<void> {
  if (!(await hasHistory(client))) return;
  await client.query(
    'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
}

/**
 * Returns the SQL for the differences between the migrations and the schema; empty if there are none. `ownerUrl` must
 * point to an empty database, in which the migrations are run.
 */
export async function diff(options: { ownerUrl: string; folder: string; schemaFile: string }): Promise<string> {
  const { ownerUrl, folder, schemaFile } = options;
  const schema = { path: schemaFile, content: readFileSync(schemaFile, 'utf8') };
  const migrations = readMigrations(folder);
  const isFirst = migrations.migrationDirectories.length === 0;
  const from: DiffTarget = isFirst ? { tag: 'empty' } : { tag: 'migrations', ...migrations };
  const to: DiffTarget = { tag: 'schemaDatamodel', files: [schema] };
  const result = await withEngine(ownerUrl, (engine) =>
    engine.diff({ from, to, script: true, exitCode: true, filters: NO_FILTER }),
  );
  return result.exitCode === 2 ? (result.stdout ?? '') : '';
}

/** Lists the names of migrations in the order in which they are applied. */
function listMigrations(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function readMigrations(folder: string): MigrationList {
  const lockfile = join(folder, 'migration_lock.toml');
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : null,
    },
    shadowDbInitScript: '',
    migrationDirectories: listMigrations(folder).map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

/** Gives the product's role the right to read and write rows, but not to change tables. */
async function grantToApp({
  client,
  ownerUrl,
  appUrl,
}: { client: pg.Client } & Pick<MigrateOptions, 'ownerUrl' | 'appUrl'>) {
  const app = roleOf(appUrl);
  if (app.name === roleOf(ownerUrl).name) return;
  const role = client.escapeIdentifier(app.name);
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [app.name]);
  if (!rowCount) {
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(app.password)}`);
  }
  await client.query(`
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role};
    REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${role};
  `);
  await settle(client, role);
}

/**
 * Stores the session settings with the role. If an operator created the role, the owner may not be allowed to change
 * it. The role's settings then stay as they are.
 */
async function settle(client: pg.Client, role: string): Promise<void> {
  const changes = Object.entries(SESSION_SETTINGS).map(
    ([name, value]) => `ALTER ROLE ${role} SET ${name} = ${client.escapeLiteral(value)};`,
  );
  await client.query(
    `DO $settle$ BEGIN ${changes.join(' ')} EXCEPTION WHEN insufficient_privilege THEN NULL; END $settle$`,
  );
}

function roleOf(url: string): { name: string; password: string } {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}
