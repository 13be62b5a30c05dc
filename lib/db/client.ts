import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '@/lib/db/generated/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { transactOf } from './invalidation';
import { SESSION_SETTINGS } from './session-settings';

interface Database {
  pool: pg.Pool;
  prisma: PrismaClient;
}

const CONNECT_MS = 2_000;
const KEEP_ALIVE_MS = 30_000;

const PREPARED = /^\s*\/\* prepared \*\//;

/**
 * Names for the statements that say `/* prepared *\/` at their head: PostgreSQL then plans them once a connection, which for
 * the answer to a question is four times the work of running it. Only for a text that is always the same, since connections
 * keep each one; the others stay unnamed.
 */
function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (!PREPARED.test(sql)) return '';
    const name = `hot_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}

const OPTIONS = Object.entries(SESSION_SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

function connect(): Database {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_MAX,
    // pg waits forever by default; a request that cannot get a connection in 2 s answers 503 instead.
    connectionTimeoutMillis: CONNECT_MS,
    // Never closed for being idle: opening one takes several turns of the event loop, on a busy machine up to the whole 2 s.
    idleTimeoutMillis: 0,
    keepAlive: true,
    // So that no firewall forgets a quiet connection, and one whose other end is gone is noticed.
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: OPTIONS,
  });
  // Without a listener a backend that dies while idle would end the process. The next query says what is wrong.
  pool.on('error', (error) => log.debug('database connection lost', { error: error.message }));
  const adapter = new PrismaPg(
    pool,
    env().DATABASE_PREPARED_STATEMENTS ? { statementNameGenerator: statementNames() } : {},
  );
  return { pool, prisma: new PrismaClient({ adapter }) };
}

const database = perProcess('database', connect);
/** Connected at first use, so that importing a store never opens a connection (a build imports them all). */
export const db = new Proxy({} as PrismaClient, {
  get: (_target, property) => {
    const { prisma } = database();
    return property === '$transaction' ? transactOf(prisma) : Reflect.get(prisma, property);
  },
});

/** The pool itself, for named queries and for libraries that bring their own statements (rate limits). */
export const pool = (): pg.Pool => database().pool;

/**
 * Opens the connections that are missing, before requests need them: on a busy machine that takes longer than a request waits for one.
 * Never throws: the next query reports what is wrong.
 */
export function openConnections(): void {
  const { totalCount, idleCount, waitingCount } = pool();
  if (waitingCount > 0) return;
  // The idle ones are handed out first, and the pool opens one for each of the rest.
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
 * Runs a statement past Prisma, whose round trip costs a tenth of an answered question: for the hottest alone. `name` belongs to
 * this text for good, and the caller's type must be what `pg` reads the columns as.
 */
export async function runHot<Row extends pg.QueryResultRow>(
  name: string,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  const isPrepared = env().DATABASE_PREPARED_STATEMENTS;
  const { rows } = await pool().query<Row>({ text, values, ...(isPrepared ? { name } : {}) });
  return rows;
}

/** Whether the database takes a connection beside those of the pool. */
export async function canConnect(): Promise<boolean> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, connectionTimeoutMillis: CONNECT_MS });
  // Without a listener a connection that breaks while it is opened would end the process.
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
  const open = database.peek();
  database.clear();
  await open?.prisma.$disconnect();
  if (open && !open.pool.ended) await open.pool.end();
}
