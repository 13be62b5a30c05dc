import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The operating-system user that runs PostgreSQL; null for the current user. PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number } | null;

/** Unprivileged users that exist on most systems. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Returns the user that should run PostgreSQL. Null unless this process runs as root. For root, the owner of an
 * existing cluster, otherwise an unprivileged user of the system.
 */
export function databaseAccount(clusterFolder: string): Account {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no user ${UNPRIVILEGED.join(' or ')}. Run this as an ordinary user, or set DATABASE_URL.`,
  );
}

/**
 * True if the account may enter every folder above the path. False for most accounts if the path is below /root or
 * below a folder created with a strict umask.
 */
export function canReach(path: string, account: Account): boolean {
  if (!account) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
