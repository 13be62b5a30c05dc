import { describe, expect, it } from 'vitest';
import { HEAD } from '../testing/files';
import { type Reading, readFile } from './rules';

const read = (
  text: string,
  asked: Partial<Reading> = {},
  onChecked: (done: number, total: number) => void = () => {},
) => readFile({ format: 'csv', bytes: new TextEncoder().encode(text), html: 'refuse', ...asked }, onChecked);

describe('readFile', () => {
  it('checks each row after trimming, in addition to the faults that the format reports', async () => {
    const [good, bad] = await read(`${HEAD}\n q-1 ,Core, Which? ,a,b,,,1\n,Core,,a,=1,,,1\n`);
    expect(good).toMatchObject({
      row: 2,
      draft: { id: 'q-1', text: 'Which?', topic: undefined },
      faults: [],
      markup: [],
    });
    expect(bad?.faults.map(({ field }) => field)).toEqual(['answer2', 'text']);
  });

  it('leaves a row unchanged that could not be read', async () => {
    expect(await read('{', { format: 'json' })).toMatchObject([{ row: 1, draft: null, faults: [{ field: 'file' }] }]);
  });

  it('reports HTML as a fault unless it is meant as text', async () => {
    const file = `${HEAD}\n,Core,a <b>,a,b,,,1\n`;
    expect((await read(file))[0]?.markup).toMatchObject([{ field: 'text' }]);
    expect((await read(file, { html: 'text' }))[0]?.markup).toEqual([]);
  });

  it('cuts a name that is longer than any stored name', async () => {
    for (const [length, kept] of [
      [300, 'x'.repeat(300)],
      [301, `${'x'.repeat(300)}…`],
    ] as const) {
      const name = 'x'.repeat(length);
      const [row] = await read(`${HEAD},topic\n${name},${name},Which?,a,b,,,1,${name}\n`);
      expect(row?.draft).toMatchObject({ id: kept, section: kept, topic: kept });
    }
  });

  it('reports progress every 500 rows', async () => {
    const told: number[][] = [];
    await read(`${HEAD}\n${',Core,Which?,a,b,,,1\n'.repeat(501)}`, {}, (...step) => told.push(step));
    expect(told).toEqual([
      [0, 501],
      [500, 501],
    ]);
  });
});
