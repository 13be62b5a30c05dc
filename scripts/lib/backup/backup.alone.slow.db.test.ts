import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '@/lib/db/embedded';
import { migrate } from '@/lib/db/migrate';
import { BACKUP_JOB } from '@/lib/kernel/backup';
import { differences, fingerprint } from './fingerprint';
import { makeBackup } from './make';
import { restoreBackup } from './restore';
import { listBackups } from './store';

const say = () => undefined;
const folders: string[] = [];
let dataDir = '';
let folder = '';
let database: EmbeddedDatabase;

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'coldpass-backup-'));
  // If root runs the tests, the database runs as another user, who must be able to enter the folder.
  chmodSync(made, 0o755);
  folders.push(made);
  return made;
}

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Inserts and commits rows one by one until stopped. Counts the committed rows. */
function keepWriting() {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  let isOn = true;
  const state = { committed: 0 };
  const writing = (async () => {
    await client.connect();
    while (isOn) {
      await client.query('INSERT INTO written DEFAULT VALUES');
      state.committed += 1;
    }
    await client.end();
  })();
  return {
    state,
    stop: async () => {
      isOn = false;
      await writing;
    },
  };
}

const restoredRows = async (from: string): Promise<number[]> => {
  const target = join(newFolder(), 'data');
  await restoreBackup({ from, dataDir: target, replaces: false, say });
  const restored = await startEmbedded({ dataDir: target, report: say });
  try {
    return (await ask<{ id: number }>(restored.ownerUrl, 'SELECT id FROM written ORDER BY id')).map(({ id }) => id);
  } finally {
    await restored.stop();
  }
};

beforeAll(async () => {
  dataDir = newFolder();
  folder = newFolder();
  database = await startEmbedded({ dataDir, report: say });
  await migrate({ ownerUrl: database.ownerUrl, appUrl: database.url, folder: 'prisma/migrations' });
  await ask(
    database.ownerUrl,
    'CREATE TABLE written (id serial PRIMARY KEY, filler text DEFAULT repeat(md5(random()::text), 30))',
  );
}, 120_000);

afterAll(async () => {
  await database.stop();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
}, 60_000);

describe('backup of the embedded database', { timeout: 120_000 }, () => {
  it('has every row committed before its start, and no gap in later rows, while a client writes', async () => {
    const writer = keepWriting();
    while (writer.state.committed < 50) await sleep(10);
    const before = writer.state.committed;
    const made = await makeBackup({ dataDir, folder, keep: 7, say });
    const during = writer.state.committed;
    await writer.stop();
    expect(during).toBeGreaterThan(before);
    const ids = await restoredRows(made.folder);
    expect(ids.length).toBeGreaterThanOrEqual(before);
    expect(ids).toEqual(ids.map((_, at) => at + 1));
  });

  it('equals the database table by table if nothing is written meanwhile, and records when it ended', async () => {
    const source = await fingerprint(database.ownerUrl);
    const { manifest } = await makeBackup({ dataDir, folder, keep: 7, say });
    expect(Object.keys(source).length).toBeGreaterThan(30);
    expect(differences(manifest.tables, source)).toEqual([]);
    const [noted] = await ask<{ age: number }>(
      database.ownerUrl,
      `SELECT extract(epoch FROM now() - finished_at)::float AS age FROM scheduled_jobs WHERE name = '${BACKUP_JOB}'`,
    );
    expect(noted?.age).toBeLessThan(60);
    expect(differences(manifest.tables, await fingerprint(database.ownerUrl))).toEqual(['public.scheduled_jobs']);
  });

  it('leaves no backup behind after a kill, and the next backup succeeds', async () => {
    const into = join(newFolder(), 'backups');
    // Runs the backup in a single process, whose end the test can observe. The `tsx` command would start a child
    // process that holds the lock and may end later.
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/backup.ts', into], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', TSX_TSCONFIG_PATH: 'tsconfig.scripts.json' },
      stdio: 'ignore',
      detached: true,
    });
    const isCopying = () => existsSync(into) && readdirSync(into).some((name) => name.endsWith('.unfinished'));
    while (!isCopying() && child.exitCode === null) await sleep(2);
    expect(isCopying()).toBe(true);
    const exited = once(child, 'exit');
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await exited;
    expect(listBackups(into)).toEqual([]);
    await expect(
      restoreBackup({ from: into, dataDir: join(newFolder(), 'data'), replaces: false, say }),
    ).rejects.toThrow('There is no finished backup');
    const made = await makeBackup({ dataDir, folder: into, keep: 7, say });
    expect(readdirSync(into)).toEqual([made.folder.split('/').at(-1)]);
  });

  it('removes old backups once enough newer backups exist', async () => {
    const into = newFolder();
    const first = await makeBackup({ dataDir, folder: into, keep: 1, say });
    while (new Date(first.manifest.startedAt).getTime() + 1_000 > Date.now()) await sleep(50);
    const second = await makeBackup({ dataDir, folder: into, keep: 1, say });
    expect(listBackups(into)).toEqual([second.folder]);
    expect(second.removed).toEqual([first.folder.split('/').at(-1)]);
  });

  it('fails with a message if no product is running', async () => {
    await expect(makeBackup({ dataDir: newFolder(), folder, keep: 7, say })).rejects.toThrow(
      'The product is not running',
    );
  });
});

describe('restore of a backup', { timeout: 120_000 }, () => {
  it('refuses a backup with a changed or missing file, and creates nothing', async () => {
    const into = newFolder();
    const { folder: backup } = await makeBackup({ dataDir, folder: into, keep: 7, say });
    const target = join(newFolder(), 'data');
    const restore = () => restoreBackup({ from: into, dataDir: target, replaces: false, say });
    const file = join(backup, 'postgres/PG_VERSION');
    const text = readFileSync(file);
    appendFileSync(file, ' ');
    await expect(restore()).rejects.toThrow('is damaged: 1 of its files');
    rmSync(file);
    await expect(restore()).rejects.toThrow('postgres/PG_VERSION');
    expect(existsSync(target)).toBe(false);
    writeFileSync(file, text);
    await restore();
    expect(existsSync(join(target, 'secrets/password-pepper'))).toBe(
      existsSync(join(dataDir, 'secrets/password-pepper')),
    );
  });

  it('keeps existing data unless `--replace` is given, and then moves it aside', async () => {
    const into = newFolder();
    await makeBackup({ dataDir, folder: into, keep: 7, say });
    const target = join(newFolder(), 'data');
    const restore = (replaces: boolean) => restoreBackup({ from: into, dataDir: target, replaces, say });
    await restore(false);
    writeFileSync(join(target, 'mine'), 'to be kept');
    await expect(restore(false)).rejects.toThrow('holds data already');
    expect(readFileSync(join(target, 'mine'), 'utf8')).toBe('to be kept');
    const { putAside } = await restore(true);
    expect(readFileSync(join(putAside ?? '', 'mine'), 'utf8')).toBe('to be kept');
    expect(existsSync(join(target, 'mine'))).toBe(false);
    expect(existsSync(join(target, 'postgres/PG_VERSION'))).toBe(true);
  });

  it('refuses a data folder on which the product is running', async () => {
    const target = newFolder();
    writeFileSync(join(target, 'mine'), '');
    // Starts a process that has the name of the start command, because a lock of any other process is ignored.
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.mjs']);
    try {
      await once(other, 'spawn');
      mkdirSync(join(target, 'starts'));
      writeFileSync(join(target, 'starts', `${other.pid}-00000000`), 'holds');
      await expect(restoreBackup({ from: folder, dataDir: target, replaces: true, say })).rejects.toThrow(
        'already runs on',
      );
    } finally {
      other.kill();
    }
  });
});
