import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { limiters } from '@/lib/limits/adapter';
import type { GuessLimitName } from '@/lib/limits/rules';

/**
 * Sets the factor on rate limits; '1' gives the limits of production. Clears the limiters and the configuration,
 * because the process caches both.
 */
export function withFactor(factor: string): void {
  process.env.RATE_LIMIT_FACTOR = factor;
  env.clear();
  limiters.clear();
}

/** Ends all time windows of a limit, as if time had passed. */
export const endWindows = (name: GuessLimitName) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { expire: 0 } });
