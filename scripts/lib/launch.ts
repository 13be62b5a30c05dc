import { resolve } from 'node:path';
import { startEmbedded } from '@/lib/db/embedded';
import { storedSecret } from '@/lib/db/embedded/home';
import { migrate } from '@/lib/db/migrate';
import { parseEnv } from '@/lib/env';
import { buildIfStale, digestSources } from './build';
import { findOwnerUrl } from './check-database';
import { openDataDir } from './data-dir';
import { isSeeded } from './is-seeded';
import { listAdmins } from './list-admins';
import { bundlePageStart } from './page-start';
import { holdPort } from './port';
import { runStep } from './run-step';
import { superviseServer } from './supervise';

const say = (message: string) => console.log(message);

interface Running {
  /** Database URL for the product. */
  url: string;
  /** Database URL for migrations. */
  ownerUrl: string;
  stop: () => Promise<void>;
}

/** Signals sent by Ctrl-C, by an orderly shutdown, and by closing the terminal. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const LOOK_EVERY_MS = 500;

/**
 * Calls `onGone` when the parent process has ended, if npm started this process: npm runs scripts through a shell, and
 * some shells die of a signal without passing it on. Without npm, the process may outlive the terminal, as `nohup`
 * requires.
 */
function watchParent(onGone: () => void): NodeJS.Timeout | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) onGone();
  }, LOOK_EVERY_MS).unref();
}

/**
 * Starts everything in order and reports progress. Stops everything in reverse order. Throws errors with messages for
 * the operator.
 */
export async function launch({ isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  const asked = new AbortController();
  // Adds the handlers first, because by default a signal ends the process without calling its exit listeners, and its
  // child processes would continue to run.
  for (const ending of ENDINGS) process.on(ending, () => asked.abort());
  const watch = watchParent(() => asked.abort());
  process.on('exit', () => clearInterval(watch));
  try {
    await run(isDevelopment, asked.signal);
  } catch (error) {
    // Ignores the errors of child processes that the same signal has stopped.
    if (asked.signal.aborted) process.exit(0);
    throw error;
  }
}

async function run(isDevelopment: boolean, signal: AbortSignal): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const release = openDataDir(dataDir);
  process.on('exit', release);
  fillSecrets(dataDir);
  // Validates the settings before anything starts. DATABASE_URL is added later.
  const settings = parseEnv(process.env);
  const letGoOfPort = await holdPort(settings.HOST, settings.PORT);
  const database = await prepare({ dataDir, isDevelopment, signal });
  try {
    await letGoOfPort();
    await serveUntilStopped({ database, isDevelopment, settings, dataDir, signal });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Generates the secrets that are not set, and stores them in the data folder. */
function fillSecrets(dataDir: string): void {
  process.env.AUTH_SECRET ||= storedSecret(dataDir, 'auth');
  process.env.PASSWORD_PEPPER ||= storedSecret(dataDir, 'password-pepper');
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}

interface Preparing {
  dataDir: string;
  isDevelopment: boolean;
  signal: AbortSignal;
}

/**
 * Opens and seeds the database, and builds at the same time, because each takes long at a first start. The first
 * failure stops the others and is thrown.
 */
async function prepare({ dataDir, isDevelopment, signal }: Preparing): Promise<Running> {
  const { ADMIN_PASSWORD } = process.env;
  // Removes the password from the environment, so that only the seeding gets it, not the build or the server.
  delete process.env.ADMIN_PASSWORD;
  const seedEnv = { ...process.env, LOG_LEVEL: 'warn', ...(ADMIN_PASSWORD && { ADMIN_PASSWORD }) };
  const failure = new AbortController();
  const ending = AbortSignal.any([signal, failure.signal]);
  const opening = openMigrated(dataDir, ending);
  // Null in development, where files change without a new version.
  const version = isDevelopment ? null : digestSources();
  const seeding = opening.then(({ url }) => seed({ version, env: seedEnv, url, signal: ending }));
  const building = version === null ? buildForDevelopment() : buildIfStale({ version, say, signal: ending });
  for (const work of [opening, seeding, building]) work.catch((error: unknown) => failure.abort(error));
  const [opened, ...others] = await Promise.allSettled([opening, seeding, building]);
  if (opened.status === 'fulfilled' && others.every(({ status }) => status === 'fulfilled')) return opened.value;
  if (opened.status === 'fulfilled') await opened.value.stop();
  throw ending.reason;
}

/** Opens the database and applies every migration. Closes it if that fails. */
async function openMigrated(dataDir: string, signal: AbortSignal): Promise<Running> {
  const database = await openDatabase(dataDir);
  try {
    signal.throwIfAborted();
    const { ownerUrl, url } = database;
    const applied = await migrate({ ownerUrl, appUrl: url, folder: resolve('prisma/migrations') });
    if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}`);
    process.env.DATABASE_URL = url;
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function openDatabase(dataDir: string): Promise<Running> {
  const given = process.env.DATABASE_URL;
  if (given) {
    say('Connecting to the database of DATABASE_URL …');
    return { url: given, ownerUrl: await findOwnerUrl(given), stop: async () => undefined };
  }
  say('Starting the embedded PostgreSQL …');
  return startEmbedded({ dataDir, report: say });
}

interface Seeding {
  /** Version of the product, or null in development. */
  version: string | null;
  env: NodeJS.ProcessEnv;
  url: string;
  signal: AbortSignal;
}

async function seed({ version, env, url, signal }: Seeding): Promise<void> {
  if (version !== null && (await isSeeded(url, version))) return;
  const args = ['--import', 'tsx', 'prisma/seed.ts', ...(version === null ? [] : [version])];
  const { isDone } = await runStep(args, { env: { ...env, DATABASE_URL: url }, signal, isShown: true });
  if (!isDone) throw new Error('The question bank could not be seeded. See the lines above.');
}

async function buildForDevelopment(): Promise<void> {
  const { buildFrontDoor } = await import('./front-door');
  buildFrontDoor({ isDevelopment: true });
  bundlePageStart();
}

interface Serving extends Preparing {
  database: Running;
  settings: ReturnType<typeof parseEnv>;
}

async function serveUntilStopped({ database, isDevelopment, settings, dataDir, signal }: Serving): Promise<void> {
  signal.throwIfAborted();
  const server = superviseServer({ isDevelopment, say });
  let isStopping = false;
  const stop = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    await database.stop();
    process.exit(code);
  };
  signal.addEventListener('abort', () => void stop(0));
  server.gaveUp.then((reason) => {
    console.error(reason);
    void stop(1);
  });
  await server.listening;
  announce(settings, dataDir, await listAdmins(database.url));
}

function announce(settings: ReturnType<typeof parseEnv>, dataDir: string, admins: string[]): void {
  say('');
  say(`${settings.NEXT_PUBLIC_PRODUCT_NAME} is ready: ${settings.PUBLIC_URL}`);
  // Names the reset command, because changing ADMIN_PASSWORD has no effect after the first start, which set or printed
  // the first admin's password.
  say(
    admins.length > 0
      ? `  Admin:  sign in as ${admins.join(' or ')} (password lost: npm run admin -- reset ${admins[0]})`
      : '  Admin:  no admin can sign in. Create one with: npm run admin -- create you@example.com',
  );
  say(settings.SMTP_URL ? '  Mail:   sent through SMTP_URL' : `  Mail:   written to ${resolve(dataDir, 'outbox')}`);
  say('  Stop:   Ctrl-C');
}
