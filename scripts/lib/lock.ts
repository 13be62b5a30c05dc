import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One start a data folder. Throws a sentence when another one runs there; a lock that a dead process left is taken over. */
export function takeLock(dataDir: string): () => void {
  const file = join(dataDir, 'lock');
  const holder = holderOf(file);
  if (holder !== null) {
    throw new Error(
      `It already runs on ${dataDir} (process ${holder}). Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(file, { force: true });
  // `wx` settles two starts in the same moment: one of them fails here.
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => {
    if (existsSync(file) && readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
  };
}

function holderOf(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8'));
  if (!(pid > 0) || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
  // The number may have gone to another program since.
  const command = existsSync('/proc/self') ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : 'start.mjs';
  return command.includes('start.mjs') ? pid : null;
}
