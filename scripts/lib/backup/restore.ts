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
  /** Backup to restore, or a folder of backups. If it is a folder, the newest backup is restored. */
  from: string;
  dataDir: string;
  /** True to move an existing data folder aside. If false, an existing data folder is an error. */
  replaces: boolean;
  say: (message: string) => void;
}

export interface Restored extends Backup {
  /** New path of the previous data folder, or null if there was none. */
  putAside: string | null;
}

/**
 * Restores a backup into a data folder. Builds the new folder next to its target, starts the database once, compares
 * every table with the manifest, and only then moves the folder into place. Never deletes existing data. Throws errors
 * with messages for the operator.
 */
export async function restoreBackup({ from, dataDir, replaces, say }: Restoring): Promise<Restored> {
  const target = resolve(dataDir);
  const isTaken = existsSync(target) && readdirSync(target).some((name) => name !== 'starts');
  if (isTaken && !replaces) {
    throw new Error(
      `${target} holds data already. Restore into another folder (DATA_DIR=…), or add --replace, which keeps the present data beside it under another name.`,
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

/** Removes a data folder, including a part that is stored elsewhere. */
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
  // PostgreSQL refuses any other permissions.
  chmodSync(join(home, 'postgres'), 0o700);
}

async function compare({ folder, manifest }: Backup, dataDir: string): Promise<void> {
  const database = await startEmbedded({ dataDir, report: () => undefined });
  try {
    const differing = differences(await fingerprint(database.ownerUrl), manifest.tables);
    if (differing.length > 0) {
      throw new Error(
        `The restored database differs from the backup ${folder}: ${differing.join(', ')}. Take another backup.`,
      );
    }
  } finally {
    await database.stop();
  }
}

/** Moves the new folder into place. Returns the new path of the previous folder, or null if there was none. */
function swap(unfinished: string, target: string): string | null {
  // The target is empty except for locks, so nothing is lost.
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
