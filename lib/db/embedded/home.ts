import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, canReach } from './account';

// Below /root and in closed home folders the database's own user cannot reach the data folder, so the data lies here.
const ELSEWHERE = '/var/lib/coldpass';

/** Where the cluster of a data folder lies, if it has one. */
export function findHome(dataDir: string): string {
  const record = join(dataDir, 'postgres.location');
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : dataDir;
}

/** The folder that holds the cluster: the data folder itself, or a place elsewhere that it names in `postgres.location`. */
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

/** A generated secret kept in the data folder, readable by its owner only. The same one every time. */
export function keptSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
