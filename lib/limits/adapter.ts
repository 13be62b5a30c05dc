import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { db, pool } from '@/lib/db/client';
import { env } from '@/lib/env';
import { perProcess } from '@/lib/kernel/per-process';
import type { Limit } from './rules';

/** Limiters by name. Each limiter has separate counters. */
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
 * Removes the names that the library gives to statements, because prepared statements do not work with a pooler that
 * shares connections.
 */
const withoutNames = {
  query: ({ name: _name, ...statement }: Named) => pool().query(statement),
};

/**
 * Returns a limiter with counters in the database, which all instances share. It counts with one statement before the
 * limited work runs. While the database does not answer, it counts in memory.
 */
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
        // A scheduled job deletes expired rows. Without this setting, each limiter of each instance would delete them
        // every five minutes.
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
      }),
  );

/** Deletes counters for time windows that ended before this time. */
export const deletePastWindows = (before: Date): Promise<number> =>
  db.$executeRaw`DELETE FROM rate_limits WHERE expire < ${before.getTime()}`;
