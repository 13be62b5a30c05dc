import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '@/lib/kernel/free-port';
import { startProduct } from '@/scripts/lib/run-product';
import { searchLogs } from './fixtures/canaries';
import { copyDataFolder, firstStart } from './fixtures/data-folder';
import { startMailServer } from './fixtures/mail-server';

/** Complete log of the product under test. */
const LOG_FILE = 'test-results/server.log';
/** Logs, at level info, of two other products that tests start: one with school sign-in, and one for a class. */
const OTHER_LOG_FILES = ['test-results/school-server.log', 'test-results/class-server.log'];

/**
 * Starts the built product as `npm start` does, with its own data folder and a real mail server. Returns a function
 * that stops it.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const admin = { ADMIN_EMAIL: 'admin@example.test', ADMIN_PASSWORD: 'correct horse battery staple' };
  mkdirSync(dirname(LOG_FILE), { recursive: true });
  const logFile = resolve(LOG_FILE);
  const sayWhy = (error: unknown) => {
    console.error(readFileSync(logFile, 'utf8'));
    throw error;
  };
  const first = await firstStart(admin, logFile).catch(sayWhy);
  const folder = copyDataFolder(first);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  const mailPassword = randomBytes(12).toString('hex');
  const mail = await startMailServer(mailFolder, mailPassword);
  const port = await freePort();
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
  }).catch(sayWhy);
  Object.assign(process.env, {
    ...admin,
    COLDPASS_URL: product.url,
    COLDPASS_MAIL_FOLDER: mailFolder,
    COLDPASS_DATA_DIR: folder,
    COLDPASS_FIRST_START: first,
    COLDPASS_START_PID: String(product.pid),
  });
  return async () => {
    await product.stop();
    await mail.stop();
    const logFiles = [logFile, ...OTHER_LOG_FILES];
    const searched = searchLogs({
      dataDir: folder,
      mailFolder,
      logFiles,
      secrets: [mailPassword, admin.ADMIN_PASSWORD],
    });
    await searched.finally(() => {
      for (const path of [folder, first]) rmSync(path, { recursive: true, force: true });
    });
  };
}
