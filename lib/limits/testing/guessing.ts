import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { limiters } from '@/lib/limits/adapter';
import type { GuessLimitName } from '@/lib/limits/rules';

/** Restores the production limits. Limiters and configuration are stored per process, so both are reset. */
export function withFactor(factor: string): void {
  process.env.RATE_LIMIT_FACTOR = factor;
  env.clear();
  limiters.clear();
}

/** Ends all windows of a limit, as if every client had waited. */
export const endWindows = (name: GuessLimitName) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { expire: 0 } });
