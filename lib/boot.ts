import { EnvError, env } from '@/lib/env';
import { log } from '@/lib/log';

/** Settings of earlier releases that have no effect now. */
const RETIRED = ['FAST_LANE', 'DATABASE_REPLICA_URL'];

/**
 * Returns the configuration. Ends the process with a sentence if it is invalid, because Next.js would keep running and
 * answer every request with 500.
 */
export function requireConfiguration(): ReturnType<typeof env> {
  for (const name of RETIRED) {
    if (process.env[name]) log.warn(`${name} is set but is no longer used. Remove it.`);
  }
  try {
    return env();
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
}
