import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startEmbedded } from '@/lib/db/embedded';
import { databaseAccount } from '@/lib/db/embedded/account';
import { databaseHome, findHome } from '@/lib/db/embedded/home';
import { takeLock } from '@/scripts/lib/lock';
import { copyFolder } from './files';
import { differences, fingerprint } from './fingerprint';
import { type Backup, openBackup } from './store';

interface Restoring {
  /** A backup, or a folder of them, of which the newest is taken. */
  from: string;
  dataDir: string;
  /** Whether a data folder that is there already may be put aside. */
  replaces: boolean;
  say: (message: string) => void;
}

export interface Restored extends Backup {
  /** Where the data folder is now that was there before; null where there was none. */
  putAside: string | null;
}

/**
 * Makes a data folder of a backup: beside its place, started once and compared table by table with what the backup says, and only
 * then moved there. Nothing is ever deleted that was there before. Throws sentences for people.
 */
export async function restoreBackup({ from, dataDir, replaces, say }: Restoring): Promise<Restored> {
  const target = resolve(dataDir);
  const isTaken = existsSync(target) && readdirSync(target).some((name) => name !== 'starts');
  if (isTaken && !replaces) {
    throw new Error(
      `${target} holds data already. Restore into another folder (DATA_DIR=…), or add --replace: it is then kept beside it under another name.`,
    );
  }
  const release = isTaken ? takeLock(target) : () => undefined;
  const unfinished = `${target}.restoring`;
  try {
    say('Checking the backup …');
    const backup = openBackup(from);
    clearDataDir(unfinished);
    mkdirSync(unfinished, { recursive: true, mode: 0o755 });
    say('Copying it …');
    layOut(backup, unfinished);
    say('Starting it and comparing every table …');
    await compare(backup, unfinished);
    release();
    return { ...backup, putAside: swap(unfinished, target) };
  } catch (error) {
    release();
    clearDataDir(unfinished);
    throw error;
  }
}

/** A data folder with what it may have elsewhere. */
export function clearDataDir(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const home = findHome(dataDir);
  if (home !== dataDir) rmSync(home, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

function layOut({ folder }: Backup, dataDir: string): void {
  const account = databaseAccount(join(findHome(dataDir), 'postgres'));
  const home = databaseHome(dataDir, account);
  const owner = account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  copyFolder(join(folder, 'postgres'), join(home, 'postgres'), { owner, isLasting: true });
  copyFolder(join(folder, 'secrets'), join(dataDir, 'secrets'), { isLasting: true });
  // PostgreSQL takes no other.
  chmodSync(join(home, 'postgres'), 0o700);
}

async function compare({ folder, manifest }: Backup, dataDir: string): Promise<void> {
  const database = await startEmbedded({ dataDir, report: () => undefined });
  try {
    const differing = differences(await fingerprint(database.ownerUrl), manifest.tables);
    if (differing.length > 0) {
      throw new Error(
        `The restored database is not what ${folder} says: ${differing.join(', ')}. Take another backup.`,
      );
    }
  } finally {
    await database.stop();
  }
}

/** Returns where the folder is now that was there. */
function swap(unfinished: string, target: string): string | null {
  // Empty, or made by a mount: what is in it is nothing.
  if (existsSync(target) && readdirSync(target).every((name) => name === 'starts')) rmSync(target, { recursive: true });
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true });
    renameSync(unfinished, target);
    return null;
  }
  const stamp = new Date(statSync(target).mtimeMs).toISOString().slice(0, 19).replaceAll(':', '-');
  const aside = `${target}.before-restore-${stamp}`;
  renameSync(target, aside);
  renameSync(unfinished, target);
  return aside;
}
