import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { findRunningOwner, startEmbedded } from '@/lib/db/embedded';
import { findHome } from '@/lib/db/embedded/home';
import { stopOrphan } from '@/lib/db/embedded/process';
import { BACKUP_JOB } from '@/lib/kernel/backup';
import { takeLock } from '@/scripts/lib/lock';
import { copyFolder, giveTo } from './files';
import { type Fingerprint, fingerprint } from './fingerprint';
import { type Backup, keepBackup, nameBackup, PLATFORM, removeOld } from './store';

/**
 * Files that a base backup omits, as in `pg_basebackup`: files of the running server, and files that it recreates. The
 * write-ahead log is copied last.
 */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*\/?pgsql_tmp.*|.*pg_internal\.init.*)$/;

/** Name of a WAL segment. Names sort in the order of writing. */
const WAL_FILE = /^[0-9A-F]{24}$/;

interface Making {
  dataDir: string;
  folder: string;
  /** Number of backups to keep. */
  keep: number;
  say: (message: string) => void;
}

export interface Made extends Backup {
  removed: string[];
}

/**
 * Backs up the embedded database while it runs. Starts a database server on the copy, reads every table, and stops the
 * server before the copy counts as a backup, so every backup is known to open. Throws errors with messages for the
 * operator.
 */
export async function makeBackup({ dataDir, folder, keep, say }: Making): Promise<Made> {
  const ownerUrl = findRunningOwner(dataDir);
  if (!ownerUrl) {
    throw new Error(
      `The product is not running on ${resolve(dataDir)}. Start it with \`npm start\`, or set DATA_DIR to its folder.`,
    );
  }
  const home = findHome(dataDir);
  const stage = join(home, 'backup');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = await lockStage(stage);
  try {
    const startedAt = new Date();
    say('Copying the database …');
    const postgres = await copyRunning({ ownerUrl, cluster: join(home, 'postgres'), stage });
    copyFolder(join(dataDir, 'secrets'), join(stage, 'secrets'));
    say('Starting the copy and reading every table …');
    const tables = await readCopy(stage);
    const backup = keepBackup(folder, nameBackup(startedAt), (unfinished) => ({
      format: 1,
      startedAt: startedAt.toISOString(),
      version: readVersion(),
      postgres,
      platform: PLATFORM,
      tables,
      files: {
        ...below(
          'postgres',
          copyFolder(join(stage, 'postgres'), join(unfinished, 'postgres'), { owner: ownUser(), isLasting: true }),
        ),
        ...below('secrets', copyFolder(join(stage, 'secrets'), join(unfinished, 'secrets'), { isLasting: true })),
      },
      finishedAt: new Date().toISOString(),
    }));
    await noteBackup(ownerUrl);
    return { ...backup, removed: removeOld(folder, keep) };
  } finally {
    clearStage(stage);
    release();
  }
}

async function lockStage(stage: string): Promise<() => void> {
  mkdirSync(stage, { recursive: true });
  // The operating-system user of the database server must be able to enter the folder.
  chmodSync(stage, 0o755);
  const release = lock(stage);
  try {
    // A backup that was killed may have left a database server running on its copy.
    await stopOrphan({ folder: join(stage, 'postgres') });
    clearStage(stage);
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

function lock(stage: string): () => void {
  try {
    return takeLock(stage);
  } catch (error) {
    throw new Error('Another backup of this database is being made. Wait until it has ended.', { cause: error });
  }
}

/** Removes everything except the folder with the locks. */
function clearStage(stage: string): void {
  for (const name of readdirSync(stage)) {
    if (name !== 'starts') rmSync(join(stage, name), { recursive: true, force: true });
  }
}

const below = (folder: string, digests: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(digests).map(([path, digest]) => [`${folder}/${path}`, digest]));

/** Returns the user who runs the backup. The backup belongs to this user, not to the user who runs the database. */
const ownUser = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 });

const readVersion = (): string => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version;

interface Copying {
  ownerUrl: string;
  cluster: string;
  stage: string;
}

/**
 * Copies the files of the running server, its backup label, and the WAL that makes them consistent. Returns the
 * server's version.
 */
async function copyRunning({ ownerUrl, cluster, stage }: Copying): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // The replication slot keeps all needed WAL on the server. The slot is temporary and ends with this connection.
    await client.query(
      `SELECT pg_create_physical_replication_slot('coldpass_backup_' || pg_backend_pid(), true, true)`,
    );
    const { rows: begun } = await client.query<{ file: string }>(
      `SELECT pg_walfile_name(pg_backup_start('coldpass', true)) AS file`,
    );
    const copy = join(stage, 'postgres');
    copyFolder(cluster, copy, { mayVanish: true, isLeftOut: (path) => LEFT_OUT.test(path) });
    const { rows: ended } = await client.query<{ file: string; label: string; version: string }>(
      `SELECT pg_walfile_name(lsn) AS file, labelfile AS label, current_setting('server_version') AS version
       FROM pg_backup_stop(false)`,
    );
    const [first, last] = [begun[0], ended[0]];
    if (!first || !last) throw new Error('The database did not end the backup');
    writeFileSync(join(copy, 'backup_label'), last.label, { mode: 0o600 });
    giveTo(join(copy, 'backup_label'), statSync(cluster));
    const isNeeded = (name: string) => WAL_FILE.test(name) && name >= first.file && name <= last.file;
    copyFolder(join(cluster, 'pg_wal'), join(copy, 'pg_wal'), { isLeftOut: (name) => !isNeeded(name) });
    return last.version;
  } finally {
    await client.end();
  }
}

/**
 * Starts a database server on the copy, which recovers to the end of the backup. Reads all rows, then stops the server.
 */
async function readCopy(stage: string): Promise<Fingerprint> {
  const database = await startEmbedded({ dataDir: stage, report: () => undefined });
  try {
    return await fingerprint(database.ownerUrl);
  } finally {
    await database.stop();
  }
}

/** Records the backup in the database, so that every instance can report its age. */
async function noteBackup(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO scheduled_jobs (name, due_at, started_at, finished_at) VALUES ($1, now(), now(), now())
       ON CONFLICT (name) DO UPDATE SET started_at = now(), finished_at = now()`,
      [BACKUP_JOB],
    );
  } finally {
    await client.end();
  }
}
