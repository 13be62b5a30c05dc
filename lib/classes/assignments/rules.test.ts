import { describe, expect, it } from 'vitest';
import { attemptsFor, closesAtFor, hasLost, isEarly, isLate, reachesMark, stateOf, topicKey, topicsFit } from './rules';

const at = (minute: number) => new Date(minute * 60_000);

describe('a test of a class', () => {
  it.each([
    ['not open before it opens', { closesAt: null, attempts: null }, 0, 9, 'not-open'],
    ['open from that moment on', { closesAt: at(20), attempts: 1 }, 0, 10, 'open'],
    ['closed in the moment it closes at', { closesAt: at(20), attempts: null }, 0, 20, 'closed'],
    ['used up after so many attempts', { closesAt: null, attempts: 2 }, 2, 11, 'used-up'],
    ['open for another attempt', { closesAt: null, attempts: 2 }, 1, 11, 'open'],
    ['open as often as wanted', { closesAt: null, attempts: null }, 90, 11, 'open'],
  ] as const)('is %s', (_name, limits, begun, minute, state) => {
    expect(stateOf({ opensAt: at(10), ...limits }, begun, at(minute))).toBe(state);
  });

  it('is early when it is started more than a minute before it opens', () => {
    expect([at(18), at(19), at(20)].map((now) => isEarly(at(20), now))).toEqual([true, false, false]);
  });

  it('is late when its start arrived more than a minute after it closed', () => {
    expect([at(20), at(21), at(22)].map((arrivedAt) => isLate(arrivedAt, at(20)))).toEqual([false, false, true]);
    expect(isLate(at(99), null)).toBe(false);
  });

  it.each([
    ['nobody has more days where it has no end', null, at(30), null],
    ['the others’ end counts where there are no more days', at(20), null, at(20)],
    ['more days count', at(20), at(30), at(30)],
    ['nobody has fewer days than the others', at(20), at(10), at(20)],
  ])('%s', (_name, closesAt, extendedTo, expected) => {
    expect(closesAtFor(closesAt, extendedTo)).toEqual(expected);
  });

  it.each([
    ['has lost none where all that is bound is asked', 50, 50, false],
    ['has lost one where fewer are asked', 50, 49, true],
    ['has lost none where another one was bound for it', 51, 50, false],
    ['has lost none where the bank held no more', 40, 40, false],
    ['has lost one of those', 40, 39, true],
  ])('%s', (_name, bound, paper, expected) => {
    const of = (count: number) => Array.from({ length: count });
    expect(hasLost({ sectionIds: [6, 4], questionCount: 25, bound: of(bound), paper: of(paper) })).toBe(expected);
  });

  it.each([
    ['no topics are all of them', [], [6, 4], true],
    ['each section has one', [6, 4], [6, 4], true],
    ['a section has none', [6], [6, 4], false],
    ['one is of another section', [6, 3], [6], false],
    ['one is of another section and a section has none', [6, 3], [6, 4], false],
  ])('%s', (_name, topicsOf, sectionIds, fits) => {
    expect(
      topicsFit(
        topicsOf.map((sectionId) => ({ sectionId, topic: 'safety' })),
        sectionIds,
      ),
    ).toBe(fits);
  });

  it('keeps topics of one name in two sections apart', () => {
    const keys = [
      { sectionId: 6, topic: 'safety' },
      { sectionId: 4, topic: 'safety' },
      { sectionId: 6, topic: 'recovery' },
    ].map(topicKey);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the mark of the certificate', () => {
  it.each([
    [7, 10, 70, true],
    [69, 100, 70, false],
    [18, 25, 72, true],
    [0, 0, 1, false],
    [0, 5, 1, false],
  ])('compares %i of %i right with a mark of %i percent: %s', (correct, total, mark, expected) => {
    expect(reachesMark({ correct, total }, mark)).toBe(expected);
  });
});

describe('attempts of a student with more than the others', () => {
  it('are added to theirs, and unlimited when theirs are', () => {
    expect([attemptsFor(1, 2), attemptsFor(null, 2)]).toEqual([3, null]);
  });
});
