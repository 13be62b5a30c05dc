import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProduct } from '@/scripts/lib/run-product';
import { startMailServer } from './fixtures/mail-server';

/** The built product as `npm start` runs it, on a data folder of its own, with a real mail server beside it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-e2e-'));
  // Started by root, the database runs as another user, who must be able to pass.
  chmodSync(folder, 0o755);
  const mailFolder = join(folder, 'mail');
  mkdirSync(mailFolder);
  const mail = await startMailServer(mailFolder);
  const port = await freePort();
  const admin = { ADMIN_EMAIL: 'admin@example.test', ADMIN_PASSWORD: 'correct horse battery staple' };
  const product = await startProduct({
    port,
    env: {
      ...admin,
      DATA_DIR: folder,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      RATE_LIMIT_FACTOR: '1000',
      MAIL_PER_HOUR: '100000',
      LOG_LEVEL: 'warn',
    },
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
    rmSync(folder, { recursive: true, force: true });
  };
}
