import { expect, it } from 'vitest';
import { withAddresses } from './dependencies.mjs';

const REGISTRY = 'https://packages.example/npm/';
const integrity = 'sha512-x';

it.each([
  ['node_modules/pg', { version: '8.1.0', integrity }, 'pg/-/pg-8.1.0.tgz'],
  ['node_modules/@a/b', { version: '1.0.0-beta.2', integrity }, '@a/b/-/b-1.0.0-beta.2.tgz'],
  ['node_modules/@a/b/node_modules/@c/d', { version: '2.0.0', integrity }, '@c/d/-/d-2.0.0.tgz'],
  ['node_modules/mysql2', { name: '@e/f', version: '0.0.1', integrity }, '@e/f/-/f-0.0.1.tgz'],
])('%s is fetched from where the registry keeps it', (path, entry, address) => {
  const { packages } = withAddresses(
    { lockfileVersion: 3, packages: { '': { version: '0.1.0' }, [path]: entry } },
    REGISTRY,
  );
  expect(packages[path]).toEqual({ ...entry, resolved: REGISTRY + address });
  expect(packages['']).toEqual({ version: '0.1.0' });
});
