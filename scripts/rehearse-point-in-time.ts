import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createCluster, findServer } from '@/scripts/lib/backup/debian-postgres';
import { differences, type Fingerprint, fingerprint } from '@/scripts/lib/backup/fingerprint';
import { openLearner } from '@/scripts/lib/backup/learner';
import { explainFailure } from '@/scripts/lib/backup/sentences';
import { freePort, startProduct } from '@/scripts/lib/run-product';

/**
 * `npm run rehearse:point-in-time`: what `deploy/backup` sets up, on one machine and from the system's packages. A base backup by the
 * script that the timer runs, its log archived and encrypted; two answers of a learner, some seconds apart; a restore to a second
 * between them, compared table by table; and the product opened on it: the first answer is there, the second is not.
 */

type Cluster = Awaited<ReturnType<ReturnType<typeof createCluster>['cluster']>>;

const say = (message: string) => console.log(message);

async function ask<T extends pg.QueryResultRow>({ ownerUrl }: Cluster, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<T>(text);
    if (!rows[0]) throw new Error(`Nothing was found: ${text}`);
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Waits for a state of the database. */
async function until(cluster: Cluster, condition: string): Promise<void> {
  while (!(await ask<{ is: boolean }>(cluster, `SELECT ${condition} AS is`)).is) await sleep(50);
}

/** The product on a cluster, as `npm start` runs it with a database of its own. Stopped, it has written all that it had to write. */
async function withProduct<T>(
  { appUrl, ownerUrl }: Cluster,
  dataDir: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const database = { DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl };
  const env = { ...database, DATA_DIR: dataDir, LOG_LEVEL: 'error', METRICS_PORT: '', METRICS_TOKEN: '', SMTP_URL: '' };
  const product = await startProduct({ port: await freePort(), env, isQuiet: true });
  try {
    return await work(product.url);
  } finally {
    await product.stop();
  }
}

interface Story {
  /** A whole second between the two answers, as PostgreSQL reads it. */
  instant: string;
  atInstant: Fingerprint;
  atEnd: Fingerprint;
  learner: Awaited<ReturnType<typeof openLearner>>;
}

async function liveThrough(primary: Cluster, dataDir: string): Promise<Story> {
  const learner = await withProduct(primary, dataDir, async (url) => {
    say('Taking the base backup by the script of the timer …');
    primary.run('pgbackrest', '--stanza=coldpass', 'stanza-create');
    primary.run('coldpass-backup', 'full');
    const opened = await openLearner(url, 2);
    await opened.answer(0);
    return opened;
  });
  // Nothing writes now, so that the tables are known at a whole second.
  const { instant } = await ask<{ instant: string }>(
    primary,
    `SELECT to_char(date_trunc('second', now()) + interval '2 seconds', 'YYYY-MM-DD HH24:MI:SSOF') AS instant`,
  );
  const atInstant = await fingerprint(primary.ownerUrl);
  await until(primary, `now() > '${instant}'::timestamptz + interval '1 second'`);
  say(`The first answer is acknowledged; the instant is ${instant}; now the second …`);
  await withProduct(primary, dataDir, (url) => learner.moveTo(url).answer(1));
  const atEnd = await fingerprint(primary.ownerUrl);
  const { file } = await ask<{ file: string }>(primary, 'SELECT pg_walfile_name(pg_switch_wal()) AS file');
  await until(primary, `coalesce((SELECT last_archived_wal >= '${file}' FROM pg_stat_archiver), false)`);
  return { instant, atInstant, atEnd, learner };
}

async function restore(restored: Cluster, instant: string): Promise<void> {
  const target = ['--type=time', `--target=${instant}`, '--target-action=promote'];
  restored.run('pgbackrest', '--stanza=coldpass', '--archive-mode=off', ...target, 'restore');
  restored.start();
  await until(restored, 'NOT pg_is_in_recovery()');
}

function report(story: Story, restored: Fingerprint): void {
  const differing = differences(story.atInstant, restored);
  console.table(
    Object.fromEntries(
      Object.entries(restored).map(([name, { rows, checksum }]) => [
        name,
        { rows, checksum, is: differing.includes(name) ? 'DIFFERENT' : 'the same' },
      ]),
    ),
  );
  if (differing.length > 0)
    throw new Error(`These tables are not as they were at the instant: ${differing.join(', ')}`);
  // A comparison that could not tell the two moments apart would show nothing.
  if (!differences(restored, story.atEnd).some((name) => name.endsWith('.attempt_questions'))) {
    throw new Error('The tables at the instant and at the end are the same, so the comparison shows nothing');
  }
}

async function rehearse(scratch: string): Promise<void> {
  const backups = createCluster({ programs: findServer(say), scratch, passphrase: randomBytes(32).toString('hex') });
  const dataDir = join(scratch, 'product');
  const primary = await backups.cluster('primary');
  say('Starting PostgreSQL with its log archived …');
  primary.initialize();
  primary.start();
  let story: Story;
  try {
    primary.run('createdb', 'coldpass');
    story = await liveThrough(primary, dataDir);
    say(primary.run('pgbackrest', '--stanza=coldpass', 'info').trim());
  } finally {
    primary.stop();
  }
  const restored = await backups.cluster('restored');
  const startedMs = performance.now();
  say('Restoring …');
  await restore(restored, story.instant);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  try {
    report(story, await fingerprint(restored.ownerUrl));
    const { score, questions } = await withProduct(restored, dataDir, (url) => story.learner.moveTo(url).finish());
    const [first, second] = story.learner.questions.map(
      ({ id }) => questions.find(({ questionId }) => questionId === id)?.chosenIds.length ?? 0,
    );
    if (score.answered !== 1 || !first || second)
      throw new Error('The product finds other answers than the first alone');
    say(
      `${Object.keys(story.atInstant).length} tables are as they were at ${story.instant}, restored in ${seconds} s; the product finds the first answer and not the second`,
    );
  } finally {
    restored.stop();
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'coldpass-rehearsal-'));
// Started by root, the database runs as another user, who must be able to pass.
chmodSync(scratch, 0o755);
try {
  await rehearse(scratch);
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
