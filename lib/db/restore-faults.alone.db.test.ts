import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { finishAttempt, recordResponse, startAttempt } from '@/lib/attempts/service';
import { loadQuestionBank } from '@/lib/bank/file-adapter';
import { seedBank } from '@/lib/bank/seeding-service';
import { env } from '@/lib/env';
import { toQuestionId, toUserId } from '@/lib/kernel/ids';
import { db, disconnect } from './client';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { migrate } from './migrate';

/**
 * Test F23: restores a base backup and the archived log up to an instant between two acknowledged answers
 * (docs/operations.md). Runs in `npm run test:faults`.
 */

const CORE = 6;
const givenUrl = process.env.DATABASE_URL;
const folders: string[] = [];
const running: EmbeddedDatabase[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-restore-'));
  // If root runs the tests, PostgreSQL runs as another user. That user must be able to enter the folder.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, report: () => undefined });
  running.push(database);
  return database;
}

async function asOwner<T>({ ownerUrl }: EmbeddedDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Connects the product's database client to this database. */
async function connectTo({ url }: EmbeddedDatabase): Promise<void> {
  await disconnect();
  process.env.DATABASE_URL = url;
  env.clear();
}

/** Returns the number of rows and a checksum of every table. */
const fingerprint = (database: EmbeddedDatabase): Promise<Record<string, string>> =>
  asOwner(database, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of rows) {
      const { rows: sum } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(line, '' ORDER BY line), '')) AS sum FROM (SELECT t::text AS line FROM ${name} t) AS lines`,
      );
      sums[name] = sum[0]?.sum ?? '';
    }
    return sums;
  });

/** Starts a server with log archiving, and creates the tables and the question bank. */
async function startArchived(dataDir: string, archive: string): Promise<EmbeddedDatabase> {
  const first = await start(dataDir);
  await asOwner(first, async (client) => {
    await client.query(`ALTER SYSTEM SET archive_mode = on`);
    await client.query(`ALTER SYSTEM SET archive_command = 'cp %p ${archive}/%f'`);
  });
  await first.stop();
  const database = await start(dataDir);
  await migrate({ ownerUrl: database.ownerUrl, appUrl: database.url, folder: 'prisma/migrations' });
  await connectTo(database);
  await seedBank(loadQuestionBank('prisma/question-bank'));
  return database;
}

/** Writes a file into the cluster's folder, owned by the user that runs the server. */
function writeFor(folder: string, name: string, text: string): void {
  const file = join(folder, 'postgres', name);
  const { uid, gid } = statSync(join(folder, 'postgres'));
  writeFileSync(file, text, { mode: 0o600 });
  chownSync(file, uid, gid);
}

/**
 * Makes a base backup as `pg_basebackup` does: copies the files while the server runs, and stores the backup label that
 * the server returns.
 */
const backUp = (database: EmbeddedDatabase, from: string, to: string): Promise<void> =>
  asOwner(database, async (client) => {
    await client.query(`SELECT pg_backup_start('base', true)`);
    execFileSync('cp', ['-a', join(from, 'postgres'), to]);
    const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
    rmSync(join(to, 'postgres/postmaster.pid'));
    writeFor(to, 'backup_label', rows[0]?.label ?? '');
    cpSync(join(from, 'secrets'), join(to, 'secrets'), { recursive: true });
  });

const archiveAll = (database: EmbeddedDatabase, archive: string): Promise<void> =>
  asOwner(database, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_lsn()) AS name');
    await client.query('SELECT pg_switch_wal()');
    while (!existsSync(join(archive, rows[0]?.name ?? ''))) await sleep(50);
  });

async function restore(folder: string, archive: string, instant: string): Promise<EmbeddedDatabase> {
  appendFileSync(
    join(folder, 'postgres/postgresql.auto.conf'),
    `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${instant}'\nrecovery_target_action = promote\n`,
  );
  writeFor(folder, 'recovery.signal', '');
  const database = await start(folder);
  await asOwner(database, async (client) => {
    while ((await client.query('SELECT pg_is_in_recovery() AS busy')).rows[0].busy) await sleep(50);
  });
  return database;
}

afterAll(async () => {
  await disconnect();
  for (const database of running) await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  process.env.DATABASE_URL = givenUrl;
}, 60_000);

// Runs only with FAULT_ROUNDS, because the test starts a server three times.
it.runIf(process.env.FAULT_ROUNDS)(
  'F23: a restore to a moment between two answers contains the first answer and not the second',
  {
    timeout: 120_000,
  },
  async () => {
    const [dataDir, copy] = [newFolder(), newFolder()];
    const archive = join(newFolder(), 'archive');
    mkdirSync(archive);
    chmodSync(archive, 0o777);
    const database = await startArchived(dataDir, archive);
    await backUp(database, dataDir, copy);

    const person = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'User' };
    const userId = toUserId((await db.user.create({ data: person, select: { id: true } })).id);
    const asked = { sectionIds: [CORE], timeFactor: 1, ageMs: 0, waitedMs: 0 };
    const { id: attemptId } = await startAttempt({ userId, testType: 'practice', ...asked });
    const paper = await db.attemptQuestion.findMany({
      where: { attemptId },
      select: { questionId: true, revision: { select: { answers: { select: { id: true }, take: 1 } } } },
      take: 2,
    });
    const answer = async ({ questionId, revision }: (typeof paper)[number]) => {
      const optionIds = revision.answers.map(({ id }) => id);
      await recordResponse({
        userId,
        attemptId,
        questionId: toQuestionId(questionId),
        optionIds,
        timeSpentSeconds: 1,
        ageMs: 0,
        waitedMs: 0,
      });
    };
    const [first, second] = paper;
    if (!first || !second) throw new Error('The paper is empty');
    await answer(first);
    await sleep(100);
    const instant = await asOwner(database, async (client) => (await client.query('SELECT now()::text')).rows[0].now);
    const before = await fingerprint(database);
    await sleep(100);
    await answer(second);
    await archiveAll(database, archive);
    await disconnect();
    await database.stop();

    const restored = await restore(copy, archive, instant);
    expect(await fingerprint(restored)).toEqual(before);
    expect(await migrate({ ownerUrl: restored.ownerUrl, appUrl: restored.url, folder: 'prisma/migrations' })).toEqual(
      [],
    );
    await connectTo(restored);
    const result = await finishAttempt({ id: attemptId, userId, ageMs: 0 });
    expect(result.score.answered).toBe(1);
    expect(
      result.questions.filter(({ chosenIds }) => chosenIds.length > 0).map(({ questionId }) => questionId),
    ).toEqual([first.questionId]);
  },
);
