import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startEmbedded } from '@/lib/db/embedded';
import { keptSecret } from '@/lib/db/embedded/home';
import { migrate } from '@/lib/db/migrate';
import { parseEnv } from '@/lib/env';
import { buildIfStale } from './build';
import { checkDatabase } from './check-database';
import { takeLock } from './lock';
import { checkPort } from './port';
import { superviseServer } from './supervise';

const say = (message: string) => console.log(message);

interface Running {
  /** For the product. */
  url: string;
  /** For migrations. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

/** Brings everything up in order, says what it does, and takes it down in the opposite order. Throws sentences for people. */
export async function launch({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  mkdirSync(dataDir, { recursive: true });
  const releaseLock = takeLock(dataDir);
  process.on('exit', releaseLock);
  fillSecrets(dataDir);
  // Checked before anything is started; the database's address is filled in below.
  const settings = parseEnv(process.env);
  await checkPort(settings.HOST, settings.PORT);
  const database = await openDatabase(dataDir);
  try {
    await prepare(database, isDevelopment);
    await serveUntilStopped({ database, isDevelopment, settings, dataDir });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Secrets that nobody has set are made once and kept in the data folder. */
function fillSecrets(dataDir: string): void {
  process.env.AUTH_SECRET ||= keptSecret(dataDir, 'auth');
  process.env.PASSWORD_PEPPER ||= keptSecret(dataDir, 'password-pepper');
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}

async function openDatabase(dataDir: string): Promise<Running> {
  const given = process.env.DATABASE_URL;
  if (given) {
    say('Connecting to the database of DATABASE_URL …');
    const ownerUrl = process.env.MIGRATION_DATABASE_URL || given;
    await checkDatabase(ownerUrl);
    return { url: given, ownerUrl, stop: async () => undefined };
  }
  say('Starting the embedded PostgreSQL …');
  return startEmbedded({ dataDir, report: say });
}

async function prepare(database: Running, isDevelopment: boolean): Promise<void> {
  const applied = await migrate({
    ownerUrl: database.ownerUrl,
    appUrl: database.url,
    folder: resolve('prisma/migrations'),
  });
  if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}`);
  process.env.DATABASE_URL = database.url;
  seed();
  if (!isDevelopment) buildIfStale(say);
}

function seed(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], {
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: 'warn' },
  });
  if (status !== 0) throw new Error('The question bank could not be seeded. See the lines above.');
}

interface Serving {
  database: Running;
  isDevelopment: boolean;
  settings: ReturnType<typeof parseEnv>;
  dataDir: string;
}

async function serveUntilStopped({ database, isDevelopment, settings, dataDir }: Serving): Promise<void> {
  const server = superviseServer({ isDevelopment, say });
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    await database.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  server.gaveUp.then((reason) => {
    console.error(reason);
    void stop(1);
  });
  await server.listening;
  announce(settings, dataDir);
}

function announce(settings: ReturnType<typeof parseEnv>, dataDir: string): void {
  const admin = settings.ADMIN_EMAIL ?? 'admin@coldpass.test';
  say('');
  say(`${settings.NEXT_PUBLIC_PRODUCT_NAME} is ready: ${settings.PUBLIC_URL}`);
  say(
    settings.ADMIN_PASSWORD
      ? `  Admin:  sign in as ${admin} with ADMIN_PASSWORD`
      : `  Admin:  sign in as ${admin}; the password was printed at the first start (lost: npm run admin -- reset ${admin})`,
  );
  say(settings.SMTP_URL ? '  Mail:   sent through SMTP_URL' : `  Mail:   written to ${resolve(dataDir, 'outbox')}`);
  say('  Stop:   Ctrl-C');
}
