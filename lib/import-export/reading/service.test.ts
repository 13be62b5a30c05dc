import { describe, expect, it } from 'vitest';
import { HEAD } from '@/lib/import-export/testing/files';
import { readInThread } from './service';

const bytes = new TextEncoder().encode(`${HEAD}\n${',Core,Which?,a,b,,,1\n'.repeat(1_000)}`);

const read = (limits?: Parameters<typeof readInThread>[2]) =>
  readInThread({ format: 'csv', bytes, html: 'refuse' }, () => {}, limits);

const PLENTY = { processorMs: 600_000, clockMs: 600_000, lookEveryMs: 5 };

describe('readInThread', () => {
  it('returns every row in the order of the file', async () => {
    const rows = await read(PLENTY);
    expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 1_000 }, (_, place) => place + 2));
  });

  it.runIf(process.platform === 'linux')('stops a file that takes too much CPU time', async () => {
    await expect(read({ ...PLENTY, processorMs: 0 })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { file: 'The file takes more time or memory than an import may use. Split it.' },
    });
  });

  it('stops when the processor is too busy, and does not blame the file', async () => {
    await expect(read({ ...PLENTY, clockMs: 0 })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'The server was too busy to read the file. Try again in a few minutes.',
    });
  });

  it('reads at most two files at a time', async () => {
    const [first, second] = [read(PLENTY), read(PLENTY)];
    await expect(read(PLENTY)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 30 });
    await expect(first).resolves.toHaveLength(1_000);
    await expect(second).resolves.toHaveLength(1_000);
    await expect(read(PLENTY)).resolves.toHaveLength(1_000);
  });
});
