import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { superviseServer } from './supervise';

const home = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervise-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const supervise = (script: string) => {
  writeFileSync('server.mjs', `import { appendFileSync } from 'node:fs';\nappendFileSync('starts', 'x');\n${script}`);
  return superviseServer({ isDevelopment: false, say: vi.fn() });
};
const starts = () => readFileSync('starts', 'utf8').length;

describe('superviseServer', () => {
  it('restarts a server that crashes after it has served', async () => {
    const server = supervise(`process.send('listening', () => setTimeout(() => process.exit(1), 20));`);
    await server.listening;
    await expect.poll(starts).toBeGreaterThan(1);
    await server.stop();
  });

  it('restarts a server five times within a minute, and then reports how often it died', async () => {
    const server = supervise(`process.send('listening', () => process.exit(1));`);
    expect(await server.gaveUp).toBe('The server died 6 times within a minute. See the log above.');
    expect(starts()).toBe(6);
  });

  it('gives up at once on a server that cannot start', async () => {
    const server = supervise('process.exit(1);');
    expect(await server.gaveUp).toContain('could not start');
    expect(starts()).toBe(1);
  });
});
