import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The operating-system user that PostgreSQL runs as: `null` for our own. It refuses to run as root. */
export type Account = { uid: number; gid: number } | null;

/** Our own user, unless we are root: then the owner of an existing data folder, else `postgres`, made when missing. */
export function databaseAccount(dataFolder: string): Account {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount() ?? createAccount();
}

function findAccount(): Account {
  const uid = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' });
  const gid = spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' });
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function createAccount(): Account {
  try {
    spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
    const options = ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    execFileSync('useradd', [...options, 'postgres'], { stdio: 'ignore' });
  } catch (error) {
    throw new Error(
      'PostgreSQL does not run as root and the user "postgres" could not be made. Run this as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
  return findAccount();
}

/** Whether the account can pass through every folder above a path: it cannot below /root, or with a strict umask. */
export function canReach(path: string, account: Account): boolean {
  if (!account) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
