import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataFolder } from '@/e2e/fixtures/data-folder';
import { serverPid } from '@/e2e/fixtures/processes';
import { expect, test } from '@/e2e/fixtures/test';
import { findRunning } from '@/lib/db/embedded';
import { freePort } from '@/lib/kernel/free-port';
import { waitUntilReady } from '@/scripts/lib/run-product';

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('SIGTERM to npm start ends the server and the database, as Ctrl-C does', async () => {
  const folder = copyDataFolder(process.env.COLDPASS_FIRST_START);
  const port = await freePort();
  const settings = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder, LOG_LEVEL: 'error' };
  const npm = spawn('npm', ['start'], { env: { ...process.env, ...settings }, stdio: 'ignore' });
  try {
    await waitUntilReady(`http://localhost:${port}/api/health/ready`, npm);
    const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    expect(isAlive(postmaster)).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(() => isAlive(postmaster), { timeout: 30_000 }).toBe(false);
    expect(await fetch(`http://localhost:${port}/api/health/live`).catch(() => null)).toBeNull();
    expect(findRunning(folder)).toBeNull();
  } finally {
    if (npm.exitCode === null) npm.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a start with an https URL but without the number of proxies exits before it creates anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-https-'));
  const settings = {
    PUBLIC_URL: 'https://practice.example.com',
    SMTP_URL: 'capture',
    TRUSTED_PROXY_HOPS: '',
    DATA_DIR: folder,
  };
  try {
    const start = spawn(process.execPath, ['scripts/start.mjs'], { env: { ...process.env, ...settings } });
    let said = '';
    for (const stream of [start.stdout, start.stderr]) stream.on('data', (part) => (said += part));
    const [code] = await once(start, 'close');
    expect(said).toContain('TRUSTED_PROXY_HOPS: is not set, but PUBLIC_URL is https.');
    expect(said).not.toMatch(/Building|PostgreSQL|Question bank/);
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the environment of the server process does not contain the password of the first admin', () => {
  expect(process.env.ADMIN_PASSWORD).toBeTruthy();
  const environment = readFileSync(`/proc/${serverPid()}/environ`, 'utf8');
  expect(environment).toContain('ADMIN_EMAIL=');
  expect(environment).not.toContain('ADMIN_PASSWORD');
});
