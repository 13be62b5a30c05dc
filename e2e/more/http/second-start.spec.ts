import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnProduct } from '@/e2e/fixtures/own-product';
import { expect, test } from '@/e2e/fixtures/test';

test('a second start of the same version does not seed the question bank again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coldpass-again-'));
  const logFile = join(folder, 'said.log');
  const serveOnce = async () => {
    writeFileSync(logFile, '');
    const product = await startOwnProduct({ LOG_LEVEL: 'info', FAST_LANE: '1' }, folder, logFile);
    const sections = await (await fetch(`${product.url}/api/sections`)).json();
    await product.stop();
    return { said: readFileSync(logFile, 'utf8'), sections };
  };
  try {
    const first = await serveOnce();
    expect(first.said).toMatch(/Question bank: \d+ added/);
    expect(first.said).toContain('First admin: ');
    const second = await serveOnce();
    expect(second.said).not.toMatch(/Question bank|First admin/);
    expect(second.said).toContain('is ready');
    expect(second.sections).toEqual(first.sections);
    const logged = second.said.split('\n').filter((line) => line.startsWith('{'));
    const messages = logged.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toContain('FAST_LANE is set but is no longer used. Remove it.');
    expect(messages.filter((message) => message === 'server up')).toHaveLength(1);
    expect(messages.at(-1)).toBe('server down');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
