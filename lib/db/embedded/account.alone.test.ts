import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { databaseAccount } from './account';

let folder = '';

/** Fakes system commands: `id` knows these users, and all other commands only record how they were called. */
function pretendUsers(users: Record<string, number>): void {
  const known = Object.entries(users).map(([name, id]) => `"-u ${name}"|"-g ${name}") echo ${id};;`);
  const programs: Record<string, string> = { id: `case "$*" in ${known.join(' ')} *) exit 1;; esac` };
  for (const name of ['useradd', 'groupadd', 'adduser']) programs[name] = `: > '${join(folder, 'called')}'`;
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coldpass-account-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it.each([
  ['postgres, where that user exists', { postgres: 105, nobody: 65_534 }, 105],
  ['nobody, where there is no user postgres', { nobody: 65_534 }, 65_534],
])('root runs PostgreSQL as %s, and creates no user', (_title, users, uid) => {
  pretendUsers(users);
  expect(databaseAccount(join(folder, 'none'))).toEqual({ uid, gid: uid });
  expect(existsSync(join(folder, 'called'))).toBe(false);
});

it('root gets an error that says to start as another user if no unprivileged user exists', () => {
  pretendUsers({});
  expect(() => databaseAccount(join(folder, 'none'))).toThrow('Run this as an ordinary user, or set DATABASE_URL.');
  expect(existsSync(join(folder, 'called'))).toBe(false);
});
