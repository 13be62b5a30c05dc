import { describe, expect, it } from 'vitest';
import { type Entry, listWorse, readEntries, toEntries, writeEntries } from './history';

const run = (commit: string, ratio: number, bar = '<= 1'): Entry => ({
  ...{ date: '2026-11-23', commit, figure: 'files, all of them', ours: '1 MB', floor: '1 MB', bar },
  ratio: ratio.toFixed(2),
});
const found = (...entries: Entry[]) => listWorse(entries).map(({ before, after }) => [before.commit, after.commit]);

describe('the history of figures', () => {
  it('is read as it was written, a figure with a comma too', () => {
    const row = { what: 'an answer, bytes up', ours: '1 B', floor: '2 B', ratio: 0.5, bar: { atMost: 1 } };
    const entries = toEntries([row], { date: '2026-11-23', commit: 'abc' });
    const written = `date,commit,figure,ours,floor,ratio,bar\n${writeEntries(entries)}`;
    expect(readEntries(written)).toEqual(entries);
    expect(entries).toMatchObject([{ figure: 'an answer, bytes up', ratio: '0.50', bar: '<= 1' }]);
  });

  it('names the run since which a figure is worse', () => {
    expect(found(run('a', 1), run('b', 1.1), run('c', 1.6), run('d', 1.6))).toEqual([['a', 'c']]);
    expect(found(run('a', 1, '>= 1'), run('b', 0.5, '>= 1'))).toEqual([['a', 'b']]);
  });

  it('names none that differs as runs do, was made good, or became better', () => {
    expect(found(run('a', 1))).toEqual([]);
    expect(found(run('a', 1), run('b', 1.1))).toEqual([]);
    expect(found(run('a', 1), run('b', 1.6), run('c', 1))).toEqual([]);
    expect(found(run('a', 1.6), run('b', 1))).toEqual([]);
    expect(found(run('a', 1, '>= 1'), run('b', 2, '>= 1'))).toEqual([]);
  });
});
