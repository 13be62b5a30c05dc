import { EnvError, env } from '@/lib/env';

/** Ends the process with a sentence where the configuration is wrong: Next would go on, and answer 500 to everybody. */
export function requireConfiguration(): ReturnType<typeof env> {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exit(1);
  }
}
