import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMailServer } from '@/e2e/fixtures/mail-server';
import { type OwnProduct, startOwnProduct } from '@/e2e/fixtures/own-product';
import { startSecondServer } from '@/e2e/fixtures/second-server';
import { expect, test } from '@/e2e/fixtures/test';
import { openLearner } from '@/scripts/lib/backup/learner';

/** Operator commands, run while a product is running. */

const TOKEN = 'metrics-of-a-product-that-nobody-else-uses';

let product: OwnProduct;
let scratch: string;

test.beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'coldpass-operator-'));
  product = await startOwnProduct({ METRICS_TOKEN: TOKEN });
});
test.afterAll(async () => {
  await product?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

interface Said {
  code: number;
  text: string;
}

/** Runs a script of package.json with its flags. */
async function run(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Said> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const [tool = '', ...flags] = (scripts[name] ?? '').split(' ');
  const settings = { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '', MIGRATION_DATABASE_URL: '', ...env };
  const command = promisify(execFile)(join('node_modules/.bin', tool), [...flags, ...args], {
    env: settings,
    maxBuffer: 16 * 1024 * 1024,
  });
  return command.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

async function backupAge(): Promise<number | null> {
  const response = await fetch(`${product.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const age = /^coldpass_backup_age_seconds ([\d.e-]+)$/m.exec(await response.text())?.[1];
  return age === undefined ? null : Number(age);
}

test('a backup made while learners answer passes a restore rehearsal, and a metric states its age', async () => {
  const folder = join(scratch, 'backups');
  expect(await backupAge()).toBeNull();
  const learner = await openLearner(product.url, 3);
  await learner.answer(0);
  const backup = run('backup', [folder]);
  await learner.answer(1);
  const made = await backup;
  expect(made.text).toMatch(/^Backed up \d+ tables with \d+ rows: /m);
  expect(made.code).toBe(0);
  await learner.answer(2);
  expect((await learner.finish()).score.answered).toBe(3);
  await expect.poll(backupAge).toBeLessThan(120);
  const rehearsed = await run('rehearse:restore', [folder]);
  expect(rehearsed.text).toMatch(
    /tables with \d+ rows are the same, restored in [\d.]+ s, and the product works on them$/m,
  );
  expect(rehearsed.code).toBe(0);
  // The running product is unaffected.
  expect((await learner.finish()).score.answered).toBe(3);
});

test('a command that cannot do its work states why in one sentence and exits with an error', async () => {
  for (const [name, args, sentence] of [
    ['backup', [], 'npm run backup -- FOLDER'],
    ['backup', ['package.json'], 'There is a file of that name'],
    ['restore', [scratch], 'holds data already'],
    ['rehearse:restore', [scratch], 'There is no finished backup in'],
  ] as const) {
    const { code, text } = await run(name, args);
    expect(text, name).toContain(sentence);
    expect(text, name).not.toMatch(/^\s+at /m);
    expect(code, name).toBe(1);
  }
  const foreign = await run('backup', [scratch], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect(foreign.text).toContain('DATABASE_URL is set, so the database is not the embedded one');
});

test('a test mail arrives, or the command prints the error of the mail server', async () => {
  const folder = mkdtempSync(join(scratch, 'mail-'));
  const mail = await startMailServer(folder, 'right');
  const send = (smtp: string) => run('admin', ['test-mail', 'operator@example.test'], { SMTP_URL: smtp });
  try {
    const sent = await send(`smtp://mailer:right@127.0.0.1:${mail.port}`);
    expect(sent.text).toContain('The mail server accepted a message from');
    expect(sent.code).toBe(0);
    const [file = ''] = readdirSync(folder);
    expect(file).toContain('operator@example.test');
    expect(readFileSync(join(folder, file), 'utf8')).toContain('Subject: Test mail of');
    const refused = await send(`smtp://mailer:wrong@127.0.0.1:${mail.port}`);
    expect(refused.text).toContain('It refused the user or the password in SMTP_URL. It said:');
    expect(refused.code).toBe(1);
    expect((await send('')).text).toContain('SMTP_URL is not set here');
    expect(readdirSync(folder)).toHaveLength(1);
  } finally {
    await mail.stop();
  }
  expect((await send(`smtp://127.0.0.1:${mail.port}`)).text).toMatch(
    /The mail server refused the message\. .+ It said: /,
  );
});

test('a build for another origin logs one warning, and everything made at run time uses the new origin', async () => {
  const logFile = join(scratch, 'other-origin.log');
  const site = 'https://other.example';
  const settings = { PUBLIC_URL: site, SMTP_URL: 'capture', TRUSTED_PROXY_HOPS: '0', LOG_LEVEL: 'warn' };
  const other = await startSecondServer({ ...settings, CONTACT_EMAIL: 'help@other.example' }, { logFile });
  try {
    const read = async (path: string) => (await fetch(other.url + path)).text();
    expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
    expect(await read('/sitemap.xml')).toContain(`<loc>${site}/study</loc>`);
    expect(await read('/corrections.xml')).toContain(`<id>${site}/corrections</id>`);
    expect(await read('/study')).toContain('"url":"/study/core"');
    const lines = readFileSync(logFile, 'utf8').split('\n');
    const said = lines.filter((line) => line.includes('Pages were built with'));
    expect(said).toEqual([expect.stringContaining('PUBLIC_URL=http://localhost:3000 (now https://other.example)')]);
    expect(said[0]).toContain('(now help@other.example)');
  } finally {
    await other.end('SIGTERM');
  }
});
