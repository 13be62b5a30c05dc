import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const STARTERS = 4;
const ROUNDS = 12;
/** A process id above the maximum of Linux, so no process has it. */
const DEAD = 99_999_999;

let folder: string;
let starters: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  // Starts a process that has the name of the start command, because a lock of any other process is ignored.
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { takeLock } from ${JSON.stringify(resolve('scripts/lib/lock.ts'))};
     let release;
     process.on('message', ({ dataDir, at }) => {
       release?.();
       release = undefined;
       if (!dataDir) return process.send('released');
       while (Date.now() < at);
       try { release = takeLock(dataDir); } catch {}
       process.send(release ? 'took' : 'refused');
     });
     process.send('ready');`,
  );
  starters = Array.from({ length: STARTERS }, () =>
    spawn(process.execPath, ['--import', 'tsx', join(folder, 'start.mjs')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
});

afterEach(async () => {
  await Promise.all(
    starters.map(async (child) => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }),
  );
  rmSync(folder, { recursive: true });
});

async function tellAll(message: object): Promise<string[]> {
  const said = Promise.all(starters.map(async (child) => String((await once(child, 'message'))[0])));
  for (const child of starters) child.send(message);
  return said;
}

it('takeLock lets only one of many simultaneous starts take over a folder that a dead process left locked', async () => {
  await Promise.all(starters.map((child) => once(child, 'message')));
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataDir = join(folder, String(round));
    mkdirSync(join(dataDir, 'starts'), { recursive: true });
    writeFileSync(join(dataDir, 'starts', `${DEAD}-0`), 'holds');
    const said = await tellAll({ dataDir, at: Date.now() + 30 });
    expect(said.filter((word) => word === 'took')).toHaveLength(1);
    expect(readdirSync(join(dataDir, 'starts'))).toHaveLength(1);
    await tellAll({});
    expect(readdirSync(join(dataDir, 'starts'))).toEqual([]);
  }
});
