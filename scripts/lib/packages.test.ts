import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepReachable, packageOf } from './packages';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, manifest: object = {}): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'package.json'), JSON.stringify(manifest));
}

const isThere = (name: string) => existsSync(join(folder, name));

it.each([
  ['pg', 'pg'],
  ['pg/lib/index.js', 'pg'],
  ['@prisma/client/runtime/client', '@prisma/client'],
])('finds in %s the package %s', (path, name) => {
  expect(packageOf(path)).toBe(name);
});

it('keeps what the roots need, directly, through others, and from inside a package', () => {
  install('root', { dependencies: { near: '1' }, optionalDependencies: { native: '1', 'not-for-this-system': '1' } });
  install('near', { peerDependencies: { peer: '1', spare: '1' }, peerDependenciesMeta: { spare: { optional: true } } });
  install('near/node_modules/inner', { dependencies: { '@scope/far': '1' } });
  for (const name of ['native', 'peer', 'spare', '@scope/far', '@scope/other', 'tool']) install(name);
  expect(keepReachable(folder, ['root'], /^$/)).toBe(3);
  expect(['root', 'near', 'native', 'peer', '@scope/far'].filter(isThere)).toHaveLength(5);
  expect(['spare', '@scope/other', 'tool'].filter(isThere)).toEqual([]);
});

it('removes what is known to be unused even where it is asked for', () => {
  install('root', { optionalDependencies: { '@next/swc-linux': '1' } });
  install('@next/swc-linux');
  keepReachable(folder, ['root'], /^@next\/swc-/);
  expect(isThere('root')).toBe(true);
  expect(isThere('@next/swc-linux')).toBe(false);
});
