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
    // pg waits forever by default. A request that cannot get a connection in 2 s answers 503 instead.
    connectionTimeoutMillis: CONNECT_MS,
    // Idle connections are never closed: opening one takes several turns of the event loop, on a busy machine up to the
    // whole 2 s.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // Keep-alive stops firewalls from dropping a quiet connection, and detects a dead peer.
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: OPTIONS,
  });
  // A listener is required: without one, a backend that dies while idle would end the process. The next query reports
  // the error.
  opened.on('error', (error) => log.debug('database connection lost', { error: error.message }));
  return opened;
}

/** Connection pool, for prepared statements and for libraries that bring their own statements (rate limits). */
export const pool = perProcess('database', connect);

/** Adapter that connects at the first query, so that importing a store opens nothing (a build imports them all). */
const adapter: SqlDriverAdapterFactory = {
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => new PrismaPg(pool()).connect(),
};

export const db = perProcess('prisma', () => new PrismaClient({ adapter }))();

/** Runs Prisma's `$transaction`, and applies the transaction's cache invalidations at its end (`invalidate`). */
export const transact = transactOf(db);

/**
 * Opens missing connections before requests need them: on a busy machine that takes longer than a request waits. Never
 * throws: the next query reports the error.
 */
export function openConnections(): void {
  const { totalCount, idleCount, waitingCount } = pool();
  if (waitingCount > 0) return;
  // The pool hands out idle connections first, and opens one for each further request.
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
 * Runs a statement that each connection plans once, by pg's named query. A `name` belongs to one text forever, and the
 * caller's type must match how `pg` parses the columns. For statements that every answer or request needs: planning
 * takes longer than running them.
 */
export async function queryPrepared<Row extends pg.QueryResultRow>(
  name: string,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  const isPrepared = env().DATABASE_PREPARED_STATEMENTS;
  const { rows } = await pool().query<Row>({ text, values, ...(isPrepared ? { name } : {}) });
  return rows;
}

/** Returns true if the database accepts a connection outside the pool. */
export async function canConnect(): Promise<boolean> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, connectionTimeoutMillis: CONNECT_MS });
  // A listener is required: without one, a connection that breaks while it is opened would end the process.
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
