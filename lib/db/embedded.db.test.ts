import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearDataDir } from '@/scripts/lib/backup/restore';
import { startEmbedded } from './embedded';

let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'coldpass-embedded-'));
  // If root runs the tests, PostgreSQL runs as another user. That user must be able to enter the folder.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('the embedded server leaves no process behind when it is stopped or its stored password is wrong', async () => {
  const start = () => startEmbedded({ dataDir, report: () => undefined });
  const isLeft = () => existsSync(join(dataDir, 'postgres/postmaster.pid'));
  const listeners = process.listenerCount('exit');
  const database = await start();
  expect(isLeft()).toBe(true);
  await database.stop();
  expect(isLeft()).toBe(false);
  writeFileSync(join(dataDir, 'secrets/postgres-owner'), 'another one');
  await expect(start()).rejects.toThrow('The saved password does not open the database.');
  expect(isLeft()).toBe(false);
  expect(process.listenerCount('exit')).toBe(listeners);
});

it.runIf(process.getuid?.() === 0)(
  'the embedded server reports where it put the database if its user cannot access the data folder',
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'coldpass-closed-'));
    const said: string[] = [];
    try {
      const start = () => startEmbedded({ dataDir: closed, report: (line) => said.push(line) });
      for (const round of [1, 2]) {
        await (await start()).stop();
        const home = readFileSync(join(closed, 'postgres.location'), 'utf8').trim();
        const line = `The database is in ${home}, because PostgreSQL’s user cannot reach ${closed}`;
        expect(said.filter((one) => one === line)).toHaveLength(round);
      }
    } finally {
      clearDataDir(closed);
    }
  },
);
