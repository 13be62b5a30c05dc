import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canReach } from './account';

// Folder for the data, used if the user that runs PostgreSQL cannot access the data folder, for example below /root or
// in a private home.
const ELSEWHERE = '/var/lib/coldpass';

/** Returns the folder that contains the cluster of a data folder. */
export function findHome(dataDir: string): string {
  const record = join(dataDir, 'postgres.location');
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : dataDir;
}

/** Returns the folder for the cluster: the data folder itself, or the folder named in the file `postgres.location`. */
export function databaseHome(dataDir: string, account: Account): string {
  const record = join(dataDir, 'postgres.location');
  if (existsSync(record)) return readFileSync(record, 'utf8').trim();
  if (existsSync(join(dataDir, 'postgres')) || canReach(join(dataDir, 'postgres'), account)) return dataDir;
  const home = join(ELSEWHERE, randomBytes(6).toString('hex'));
  for (const folder of [ELSEWHERE, home]) {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
  }
  writeFileSync(join(home, 'owner'), `The database of ${dataDir}\n`);
  writeFileSync(record, `${home}\n`);
  return home;
}

/**
 * Returns a secret from a file in the data folder. Only the file's owner can read the file. The first call generates
 * the secret.
 */
export function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
