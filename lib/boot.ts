import { EnvError, env } from '@/lib/env';
import { log } from '@/lib/log';

/** Settings of earlier releases that no longer have an effect. */
const RETIRED = ['FAST_LANE', 'DATABASE_REPLICA_URL'];

/** Ends the process with a sentence when the configuration is wrong. Next would go on and answer 500 to everybody. */
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
