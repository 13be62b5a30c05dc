import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, closeSync, cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '@/scripts/lib/run-product';
import { fillExam } from './exam';
import type { Programs } from './requirements';

/** TCExam as a careful operator sets it up, below a folder of its own: PostgreSQL, PHP-FPM with opcache, nginx. */

const NAME = 'tcexam';
/** Only names the socket. */
const DATABASE_PORT = 5432;
const READY_MS = 30_000;
const LOOK_EVERY_MS = 20;
/** One core answers; while one waits for the database another runs. */
const PHP_PROCESSES = 8;
export const LOGIN_PAGE = '/public/code/index.php';

export interface Stack {
  name: string;
  url: string;
  folder: string;
  programs: Programs;
}

export interface Running {
  roots: number[];
  stop: () => Promise<void>;
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${basename(command)} failed: ${stderr?.trim() || stdout?.trim()}`);
}

const asUser = (name: string): string[] => ['setpriv', `--reuid=${name}`, `--regid=${name}`, '--init-groups'];

function idOf(name: string): number {
  const { stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' });
  if (!stdout.trim()) throw new Error(`There is no user ${name}, although Debian's packages make one.`);
  return Number(stdout);
}

interface Patch {
  file: string;
  was: string;
  is: string;
}

/**
 * The page that comes back for an answer has a new token against forged forms, made by a hash that is meant for passwords. A keyed hash
 * is as hard to forge and costs next to nothing.
 */
const CHEAP_TOKEN: readonly Patch[] = [
  {
    file: 'shared/code/tce_functions_session.php',
    was: 'return getPasswordHash(getPlainCSRFToken());',
    is: "return hash_hmac('sha256', getPlainCSRFToken(), K_RANDOM_SECURITY);",
  },
  {
    file: 'shared/code/tce_functions_session.php',
    was: 'return checkPassword(getPlainCSRFToken(), $token);',
    is: 'return hash_equals(F_getCSRFToken(), (string) $token);',
  },
];

/** A process of PHP keeps its connection to the database for the next request. */
const KEPT_CONNECTIONS: readonly Patch[] = [
  { file: 'shared/code/tce_db_dal_postgresql.php', was: '@pg_connect(', is: '@pg_pconnect(' },
];

/** What is measured: the release, and what it would be without the two things that cost it most. */
export const VARIANTS: readonly { name: string; patches: readonly Patch[] }[] = [
  { name: 'TCExam', patches: [] },
  { name: 'TCExam, cheap token', patches: CHEAP_TOKEN },
  { name: 'TCExam, cheap token, kept connections', patches: [...CHEAP_TOKEN, ...KEPT_CONNECTIONS] },
];

/** Throws where the source no longer has the line. */
function patch(www: string, { file, was, is }: Patch): void {
  const path = join(www, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(was)) throw new Error(`TCExam's ${file} has no line with "${was}".`);
  writeFileSync(
    path,
    text.replace(was, () => is),
  );
}

const nginxSettings = (folder: string, port: number): string => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log warn;
user www-data;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip on;
  gzip_types text/css application/javascript text/javascript image/svg+xml;
  client_body_temp_path ${folder}/nginx-body;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  proxy_temp_path ${folder}/nginx-proxy;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  scgi_temp_path ${folder}/nginx-scgi;
  fastcgi_buffers 16 16k;
  fastcgi_buffer_size 16k;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    index index.php;
    location ~ ^/(install|cache/backup|admin/backup|(shared|admin|public)/config) { deny all; }
    location ~ \\.(css|js|png|gif|jpg|svg|ico)$ { expires 7d; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      # Connections that are kept would each hold a process of PHP, and the others would wait for good.
      fastcgi_pass unix:${folder}/php.sock;
    }
  }
}
`;

const phpSettings = (folder: string): string => `
[global]
error_log = ${folder}/php.log
daemonize = no
[www]
user = www-data
group = www-data
listen = ${folder}/php.sock
listen.owner = www-data
listen.backlog = 511
pm = static
pm.max_children = ${PHP_PROCESSES}
`;

const PHP_FLAGS = [
  'opcache.enable=1',
  'opcache.memory_consumption=128',
  'opcache.interned_strings_buffer=16',
  'opcache.max_accelerated_files=10000',
  // Nothing of it changes while it runs.
  'opcache.validate_timestamps=0',
  'realpath_cache_ttl=600',
  'display_errors=Off',
  'log_errors=On',
  'expose_php=Off',
].flatMap((setting) => ['-d', setting]);

/** The same as the product's own database, but for the socket: it spares TCExam a connection by TCP for each request. */
const databaseCommand = ({ folder, programs }: Stack): string[] => [
  ...asUser('postgres'),
  join(programs.postgres, 'postgres'),
  ...['-D', join(folder, 'postgres'), '-p', String(DATABASE_PORT)],
  ...Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'on',
    synchronous_commit: 'on',
    shared_buffers: '256MB',
    max_connections: '60',
    log_checkpoints: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** What runs, with the signal that ends it in order. */
const alive = new Map<ChildProcess, NodeJS.Signals>();

/** Where an end is asked for in the middle of something. */
export async function endAll(): Promise<void> {
  for (const child of [...alive.keys()].reverse()) await endProcess(child);
}

function spawnLogged(command: readonly string[], logFile: string, ending: NodeJS.Signals = 'SIGTERM'): ChildProcess {
  const log = openSync(logFile, 'a');
  const [file = '', ...rest] = command;
  // Not in the terminal's group: Ctrl-C is for this process, which then stops them in order.
  const child = spawn(file, rest, { cwd: '/', stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  alive.set(child, ending);
  child.once('exit', () => alive.delete(child));
  child.once('error', (error) => {
    alive.delete(child);
    console.error(`${file} could not be started: ${error.message}`);
  });
  return child;
}

async function endProcess(child: ChildProcess): Promise<void> {
  const signal = alive.get(child);
  if (signal === undefined) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

export const connect = async (folder: string, user = NAME, database = NAME): Promise<pg.Client> => {
  const client = new pg.Client({ host: folder, port: DATABASE_PORT, user, database });
  // Its server is ended while it waits where Ctrl-C was pressed.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

async function until(what: string, isSo: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!(await isSo().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${what} ended by itself with code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`${what} was not ready in ${READY_MS / 1000} s.`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function startDatabase(stack: Stack, prefix: readonly string[]): Promise<ChildProcess> {
  const child = spawnLogged([...prefix, ...databaseCommand(stack)], join(stack.folder, 'postgres.log'), 'SIGINT');
  const answers = async () => {
    await (await connect(stack.folder, 'postgres', 'postgres')).end();
    return true;
  };
  await until("TCExam's PostgreSQL", answers, child);
  return child;
}

/** Lays out the files, makes the database and fills it; leaves nothing running. */
export async function layStack(options: {
  name: string;
  folder: string;
  source: string;
  programs: Programs;
  users: number;
  patches: readonly Patch[];
}): Promise<Stack> {
  const { name, folder, source, programs, users, patches } = options;
  const port = await freePort();
  const stack = { name, url: `http://localhost:${port}`, folder, programs };
  const www = join(folder, 'www');
  mkdirSync(folder, { mode: 0o755 });
  cpSync(source, www, { recursive: true, filter: (path) => basename(path) !== '.git' });
  for (const one of patches) patch(www, one);
  writeFileSync(join(folder, 'nginx.conf'), nginxSettings(folder, port));
  writeFileSync(join(folder, 'php-fpm.conf'), phpSettings(folder));
  // Its sockets are made by three users.
  run('chmod', ['1777', folder]);
  mkdirSync(join(folder, 'postgres'), { mode: 0o700 });
  const postgresId = idOf('postgres');
  chownSync(join(folder, 'postgres'), postgresId, postgresId);
  const [asPostgres = '', ...rest] = asUser('postgres');
  run(asPostgres, [
    ...[...rest, join(programs.postgres, 'initdb'), '-D', join(folder, 'postgres')],
    ...['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8'],
  ]);
  const database = await startDatabase(stack, []);
  try {
    await install(stack, www);
    const client = await connect(folder);
    await fillExam(client, users);
    await client.end();
  } finally {
    await endProcess(database);
  }
  run('chown', ['-R', 'www-data:www-data', www]);
  return stack;
}

/** By TCExam's own installer for the command line. The first request makes the cache of its words. */
async function install({ folder, url }: Stack, www: string): Promise<void> {
  const owner = await connect(folder, 'postgres', 'postgres');
  await owner.query(`CREATE ROLE ${NAME} LOGIN`);
  await owner.query(`CREATE DATABASE ${NAME} OWNER ${NAME}`);
  await owner.end();
  run('php', [join(www, 'install/install_cli.php')], {
    TCEXAM_DB_TYPE: 'POSTGRESQL',
    TCEXAM_DB_HOST: folder,
    TCEXAM_DB_PORT: String(DATABASE_PORT),
    TCEXAM_DB_NAME: NAME,
    TCEXAM_DB_USER: NAME,
    TCEXAM_PATH_HOST: url,
    TCEXAM_PATH_TCEXAM: '/',
    TCEXAM_STANDARD_PORT: new URL(url).port,
  });
}

/** Where the server's processes and the database run, as prefixes of their commands. */
export interface Place {
  server: readonly string[];
  database: readonly string[];
}

/** Resolves once the page to sign in on, which reads the database, has come back. */
export async function startStack(stack: Stack, place: Place): Promise<Running> {
  const { folder, programs, url } = stack;
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await endProcess(child);
  };
  try {
    children.push(await startDatabase(stack, place.database));
    const php = [programs.phpFpm, '--nodaemonize', '--fpm-config', join(folder, 'php-fpm.conf'), ...PHP_FLAGS];
    children.push(spawnLogged([...place.server, ...php], join(folder, 'php.log')));
    const settings = ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')];
    const nginx = ['nginx', ...settings, '-g', 'daemon off;'];
    const front = spawnLogged([...place.server, ...nginx], join(folder, 'nginx.log'));
    children.push(front);
    // It says 200 also where it cannot reach its database.
    const answers = async () => (await (await fetch(`${url}${LOGIN_PAGE}`)).text()).includes('xuser_name');
    await until("TCExam's nginx", answers, front);
  } catch (error) {
    await stop();
    throw error;
  }
  return { roots: children.map(({ pid }) => pid ?? 0), stop };
}
