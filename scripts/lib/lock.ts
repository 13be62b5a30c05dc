import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HOLDS = 'holds';
/**
 * Matches the commands that lock a folder. If a process with the id in a lock runs another command, the id was reused
 * and the lock is invalid.
 */
const TAKERS = /\b(start\.mjs|backup\.ts|restore\.ts)/;
const LOOK_EVERY_MS = 20;
const MAX_LOOKS = 500;

/**
 * Lets only one start, backup or restore use a folder at a time. Throws an error with a message if another one is
 * running. Removes locks of processes that have ended. Each process writes its own lock file before it reads the
 * others, so if two start at once, at least one sees the other. Of the two, the process with the later file name gives
 * up. The process with the earlier file name waits for that, but gives up too if the later one already holds the lock.
 */
export function takeLock(dataDir: string): () => void {
  const folder = join(dataDir, 'starts');
  mkdirSync(folder, { recursive: true });
  // The file name has a random part, because process ids are reused.
  const mine = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = join(folder, mine);
  const release = () => rmSync(file, { force: true });
  writeFileSync(file, '');
  try {
    waitUntilAlone(folder, mine);
  } catch (error) {
    release();
    throw error;
  }
  writeFileSync(file, HOLDS);
  return release;
}

function waitUntilAlone(folder: string, mine: string): void {
  for (let looks = 0; ; looks += 1) {
    const others = listLiving(folder).filter((name) => name !== mine);
    const winner = others.find((name) => name < mine || looks > MAX_LOOKS || holds(join(folder, name)));
    if (winner) {
      throw new Error(
        `It already runs on ${join(folder, '..')} (process ${pidOf(winner)}). Stop that one, or set DATA_DIR to another folder.`,
      );
    }
    if (others.length === 0) return;
    sleep(LOOK_EVERY_MS);
  }
}

function listLiving(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    if (lives(pidOf(name))) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  });
}

const pidOf = (name: string): number => Number.parseInt(name, 10);

function holds(file: string): boolean {
  try {
    return readFileSync(file, 'utf8') === HOLDS;
  } catch {
    // The file is gone, because the other process gave up.
    return false;
  }
}

function lives(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    // Checks the command too, because another program may have got the same process id since.
    return !existsSync('/proc/self') || TAKERS.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const sleep = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
