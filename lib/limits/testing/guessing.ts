import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import { limiters } from '@/lib/limits/adapter';
import type { GuessLimitName } from '@/lib/limits/rules';

/** The limits as they are outside tests: limiters and configuration are kept per process, so both start again. */
export function withFactor(factor: string): void {
  process.env.RATE_LIMIT_FACTOR = factor;
  env.clear();
  limiters.clear();
}

/** As if everybody whom this limit counts had waited. */
export const endWindows = (name: GuessLimitName) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { expire: 0 } });
