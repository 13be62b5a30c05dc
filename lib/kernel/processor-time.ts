import { readFileSync } from 'node:fs';

/** Milliseconds per clock tick of Linux. The value is the same on every machine on which Node.js runs. */
const TICK_MS = 10;

/**
 * Returns the CPU time in milliseconds that a process or thread has used. `directory`: path of its directory in
 * `/proc`. Throws if the process or thread has ended, and outside Linux. See proc_pid_stat(5), fields 14 and 15.
 */
export function processorMs(directory: string): number {
  // The name of the program, in parentheses, may itself contain spaces and parentheses.
  const [, user, system] = /.*\) (?:\S+ ){11}(\d+) (\d+)/s.exec(readFileSync(`${directory}/stat`, 'utf8')) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}
