import { readFileSync } from 'node:fs';

/** Milliseconds per clock tick of Linux, on every machine that Node runs on. */
const TICK_MS = 10;

/**
 * Returns the CPU time in milliseconds that a process or thread has used. `directory` is its directory in `/proc`.
 * Throws if it has ended, and outside Linux. See proc_pid_stat(5), fields 14 and 15.
 */
export function processorMs(directory: string): number {
  // The name, in parentheses, may contain spaces and parentheses.
  const [, user, system] = /.*\) (?:\S+ ){11}(\d+) (\d+)/s.exec(readFileSync(`${directory}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}
