import { readFileSync } from 'node:fs';

/** Clock tick of Linux, on every machine that Node runs on. */
const TICK_MS = 10;

/**
 * Returns the processor time in milliseconds that a process or one of its threads has used. `directory` is its
 * directory below `/proc`. Throws when it has ended, and outside Linux. See proc_pid_stat(5): fields 14 and 15.
 */
export function processorMs(directory: string): number {
  // The name, in parentheses, may contain spaces and parentheses.
  const [, user, system] = /.*\) (?:\S+ ){11}(\d+) (\d+)/s.exec(readFileSync(`${directory}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}
