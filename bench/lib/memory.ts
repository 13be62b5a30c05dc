import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: string): number =>
  Number(/ \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ')'))?.[1] ?? 0);

/** A process and all below it. */
export function listTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(Number(pid), parentOf(pid));
    } catch {
      // The process has ended since it was listed.
    }
  }
  const isUnder = (pid: number): boolean => pid === root || isUnderParent(parents.get(pid));
  const isUnderParent = (parent: number | undefined): boolean => parent !== undefined && parent > 1 && isUnder(parent);
  return [...parents.keys()].filter(isUnder);
}

function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Resident memory of the web server among a process and its children: the largest one that is no database. Linux only. */
export function serverMemory(root: number): number {
  const servers = listTree(root).filter((pid) => !/postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8')));
  return Math.max(0, ...servers.map(residentBytes));
}
