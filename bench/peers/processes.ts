import { readFileSync } from 'node:fs';
import { listTree } from '@/bench/lib/memory';

const TICK_MS = 10;

/** Processor time up to now, in milliseconds: of what answers requests, and of the database. */
export interface Usage {
  serverMs: number;
  databaseMs: number;
}

const isDatabase = (pid: number): boolean => /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));

/** With that of children that have ended: a server that opens a connection for each request lets a process end each time. */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ')');
  const [, user, system, endedUser, endedSystem] = /\) (?:\S+ ){11}(\d+) (\d+) (\d+) (\d+)/.exec(stat) ?? [];
  return (Number(user) + Number(system) + Number(endedUser) + Number(endedSystem)) * TICK_MS;
}

const listTrees = (roots: readonly number[]): number[] => [...new Set(roots.flatMap((root) => listTree(root)))];

/** Adds up what `read` says of every process below the roots; one that ends meanwhile counts nothing. */
function sumOver(roots: readonly number[], read: (pid: number) => void): void {
  for (const pid of listTrees(roots)) {
    try {
      read(pid);
    } catch {
      // It has ended since it was listed.
    }
  }
}

export function usageOf(roots: readonly number[]): Usage {
  const usage = { serverMs: 0, databaseMs: 0 };
  sumOver(roots, (pid) => {
    const ms = processorMs(pid);
    usage[isDatabase(pid) ? 'databaseMs' : 'serverMs'] += ms;
  });
  return usage;
}

/** Memory of every process below the roots, where a page that several share counts once. */
export function memoryOf(roots: readonly number[]): { server: number; database: number } {
  const bytes = { server: 0, database: 0 };
  sumOver(roots, (pid) => {
    const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    bytes[isDatabase(pid) ? 'database' : 'server'] += Number(kilobytes ?? 0) * 1024;
  });
  return bytes;
}
