import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataDir } from './data-dir';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('openDataDir explains what to do if DATA_DIR is a file', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openDataDir(file)).toThrow(
    `DATA_DIR ${file} cannot be used. It is a file. Move it away, or set DATA_DIR`,
  );
  expect(() => openDataDir(join(file, 'below'))).toThrow('A part of it is a file');
});

it('openDataDir creates the folder, and unlocks it afterwards', () => {
  const dataDir = join(folder, 'new', 'data');
  openDataDir(dataDir)();
  expect(() => openDataDir(dataDir)()).not.toThrow();
});
