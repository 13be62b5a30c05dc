import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from './embedded';

let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'coldpass-embedded-'));
  // Started by root, the server runs as another user, who must be able to pass.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('leaves no server behind, whether it is stopped or its kept password does not open it', async () => {
  const start = () => startEmbedded({ dataDir, report: () => undefined });
  const isLeft = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));
  const listeners = process.listenerCount('exit');
  const database = await start();
  expect(isLeft()).toBe(true);
  await database.stop();
  expect(isLeft()).toBe(false);
  writeFileSync(join(dataDir, 'secrets/postgres-owner'), 'another one');
  await expect(start()).rejects.toThrow('The kept password of the database does not open it.');
  expect(isLeft()).toBe(false);
  expect(process.listenerCount('exit')).toBe(listeners);
});
