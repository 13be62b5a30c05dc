import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { db, pool } from '@/lib/db/client';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import type { Limit } from './rules';

/** Limiters by name. Each has its own counts. */
export const limiters = perProcess('limiters', () => new Map<string, RateLimiterMemory | RateLimiterPostgres>());

function remembered<T extends RateLimiterMemory | RateLimiterPostgres>(name: string, make: () => T): T {
  const known = limiters().get(name);
  if (known) return known as T;
  const made = make();
  limiters().set(name, made);
  return made;
}

export const memoryLimiter = (name: string, limit: Limit): RateLimiterMemory =>
  remembered(
    `memory:${name}`,
    () => new RateLimiterMemory({ keyPrefix: name, points: limit.points, duration: limit.seconds }),
  );

interface Named {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * Overrides the library's statement names, which it always sends: a pooler that shares connections would mix up
 * prepared statements.
 */
const withoutNames = {
  query: ({ name: _name, ...statement }: Named) => pool().query(statement),
};

/** Counts in one upsert before the work that the limit protects; in memory while the database does not answer. */
export const sharedLimiter = (name: string, limit: Limit): RateLimiterPostgres =>
  remembered(
    `shared:${name}`,
    () =>
      new RateLimiterPostgres({
        storeClient: env().DATABASE_PREPARED_STATEMENTS ? pool() : withoutNames,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: limit.points,
        duration: limit.seconds,
        // A job sweeps the table for all instances. Otherwise each limiter of each instance would do so every five
        // minutes.
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
      }),
  );

/** Deletes the windows that ended before an instant and no longer count. */
export const deletePastWindows = (before: Date): Promise<number> =>
  db.$executeRaw`DELETE FROM rate_limits WHERE expire < ${before.getTime()}`;
