import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailServer } from './fixtures/mail-server';
import { freePort } from './fixtures/port';

const READY_MS = 240_000;

/** The built product as `npm start` runs it, on a data folder of its own, with a real mail server beside it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-e2e-'));
  // Started by root, the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  const mail = await startMailServer(mailFolder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  Object.assign(process.env, {
    COLDPASS_URL: url,
    COLDPASS_MAIL_FOLDER: mailFolder,
    COLDPASS_DATA_DIR: folder,
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: 'correct horse battery staple',
  });
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.env.COLDPASS_START_PID = String(product.pid);
  await waitUntilReady(url, product);
  return async () => {
    await stop(product);
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function waitUntilReady(url: string, product: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`The product ended while starting, with code ${product.exitCode}`);
    const response = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The product did not get ready in time');
}

function stop(product: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (product.exitCode !== null) return resolve();
    product.once('exit', () => resolve());
    product.kill('SIGTERM');
  });
}
