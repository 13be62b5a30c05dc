import { EnvError, env } from '@/lib/env';
import { log } from '@/lib/log';

/** Settings that earlier releases had. They have no effect any more. */
const RETIRED = ['FAST_LANE', 'DATABASE_REPLICA_URL'];

/**
 * Returns the configuration. If it is invalid, prints the reason and ends the process, because Next.js would keep
 * running and answer every request with 500.
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
