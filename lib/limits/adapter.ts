import { perProcess } from '@/lib/kernel/per-process';
import 'server-only';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { db, pool } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { Limit } from './rules';

/** By name; each keeps its own counts. */
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

/** The library names its statements, whatever was asked for: behind a pooler that mixes connections up they would meet one another. */
const withoutNames = {
  query: ({ name: _name, ...statement }: Named) => pool().query(statement),
};

/** Counts in one upsert before the work it protects; in memory while the database does not answer. */
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
        // Otherwise each limiter of each instance would sweep the table every five minutes; a job does it once for all.
        clearExpiredByTimeout: false,
        insuranceLimiter: new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
      }),
  );

/** Windows that ended before an instant count nothing any more. */
export const deletePastWindows = (before: Date): Promise<number> =>
  db.$executeRaw`DELETE FROM rate_limits WHERE expire < ${before.getTime()}`;
