import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { type Prisma, PrismaClient } from '@/lib/db/generated/client';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import { log } from '@/lib/log';
import { transactOf } from './invalidation';
import { SESSION_SETTINGS } from './session-settings';

const CONNECT_MS = 2_000;
const KEEP_ALIVE_MS = 30_000;

const OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

function connect(): pg.Pool {
  const opened = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_MAX,
    // pg waits for a connection without a limit by default. A request that gets none within 2 s should be answered with
    // 503.
    connectionTimeoutMillis: CONNECT_MS,
    // Idle connections are never closed, because opening one can take up to the whole 2 s on a busy machine.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // Keep-alive packets stop firewalls from dropping an idle connection, and detect a server that is gone.
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: OPTIONS,
  });
  // The listener is needed because without it the loss of an idle connection would end the process. The next query
  // reports the error.
  opened.on('error', (error) => log.debug('database connection lost', { error: error.message }));
  return opened;
}

/** Connection pool for prepared statements, and for libraries that send their own SQL (rate limits). */
export const pool = perProcess('database', connect);

/** Prisma adapter that connects only at the first query. A build imports every store and must not open connections. */
const adapter: SqlDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => new PrismaPg(pool()).connect(),
};

export const db = perProcess('prisma', () => new PrismaClient({ adapter }))();

/**
 * Runs Prisma's `$transaction`. When the transaction ends, invalidates the caches for which `invalidate` was called in
 * it.
 */
export const transact = transactOf(db);

/**
 * Opens all connections of the pool in advance, because opening one on a busy machine takes longer than a request may
 * wait. Never throws; the next query reports an error.
 */
export function openConnections(): void {
  const { totalCount, idleCount, waitingCount } = pool();
  if (waitingCount > 0) return;
  // The pool hands out idle connections first and opens a new one for each further request, so this is the number of
  // requests that opens all connections.
  const asked = idleCount + env().DATABASE_POOL_MAX - totalCount;
  for (let count = 0; count < asked; count += 1) {
    pool()
      .connect()
      .then(
        (client) => client.release(),
        () => undefined,
      );
  }
}

/**
 * Runs a statement that each connection plans only once (a named query of pg). Each `name` must always be used with the
 * same text, and `Row` must match the types to which `pg` converts the columns. Used for statements of nearly every
 * request, because planning them takes longer than running them.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  name: string,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  const isPrepared = env().DATABASE_PREPARED_STATEMENTS;
  const { rows } = await pool().query<Row>({ text, values, ...(isPrepared ? { name } : {}) });
  return rows;
}

/** True if the database accepts a new connection outside the pool. */
export async function canConnect(): Promise<boolean> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, connectionTimeoutMillis: CONNECT_MS });
  // The listener is needed because without it a connection that fails while it is opened would end the process.
  client.on('error', (error) => log.debug('database connection lost', { error: error.message }));
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function disconnect(): Promise<void> {
  const open = pool.peek();
  pool.clear();
  await db.$disconnect();
  if (open && !open.ended) await open.end();
}
