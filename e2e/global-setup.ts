import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort, startProduct } from '@/scripts/lib/run-product';
import { searchLog } from './fixtures/canaries';
import { startMailServer } from './fixtures/mail-server';

/** What the product says during the run, all of it. */
const LOG_FILE = 'test-results/server.log';

/** The built product as `npm start` runs it, on a data folder of its own, with a real mail server beside it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-e2e-'));
  // Started by root, the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  const mailPassword = randomBytes(12).toString('hex');
  const mail = await startMailServer(mailFolder, mailPassword);
  mkdirSync(dirname(LOG_FILE), { recursive: true });
  const logFile = resolve(LOG_FILE);
  const port = await freePort();
  const admin = { ADMIN_EMAIL: 'admin@example.test', ADMIN_PASSWORD: 'correct horse battery staple' };
  const product = await startProduct({
    port,
    env: {
      ...admin,
      DATA_DIR: folder,
      SMTP_URL: `smtp://mailer:${mailPassword}@127.0.0.1:${mail.port}`,
      RATE_LIMIT_FACTOR: '1000',
      MAIL_PER_HOUR: '100000',
      LOG_LEVEL: 'info',
    },
    logFile,
  }).catch((error: unknown) => {
    console.error(readFileSync(logFile, 'utf8'));
    throw error;
  });
  Object.assign(process.env, {
    ...admin,
    COLDPASS_URL: product.url,
    COLDPASS_MAIL_FOLDER: mailFolder,
    COLDPASS_DATA_DIR: folder,
    COLDPASS_START_PID: String(product.pid),
  });
  return async () => {
    await product.stop();
    await mail.stop();
    const searched = searchLog({ dataDir: folder, mailFolder, logFile, secrets: [mailPassword, admin.ADMIN_PASSWORD] });
    await searched.finally(() => rmSync(folder, { recursive: true, force: true }));
  };
}
