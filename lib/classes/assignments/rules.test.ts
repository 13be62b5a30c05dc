import { describe, expect, it } from 'vitest';
import {
  attemptsFor,
  closesAtFor,
  hasLost,
  isEarly,
  isLate,
  isTooEarly,
  reachesMark,
  stateOf,
  topicKey,
  topicsFit,
} from './rules';

const at = (minute: number) => new Date(minute * 60_000);

describe('a test of a class', () => {
  it.each([
    ['not open before its opening time', { closesAt: null, attempts: null }, 0, 9, 'not-open'],
    ['open at its opening time', { closesAt: at(20), attempts: 1 }, 0, 10, 'open'],
    ['closed at its closing time', { closesAt: at(20), attempts: null }, 0, 20, 'closed'],
    ['used up after the last attempt', { closesAt: null, attempts: 2 }, 2, 11, 'used-up'],
    ['open while attempts are left', { closesAt: null, attempts: 2 }, 1, 11, 'open'],
    ['open after any number of attempts if they are unlimited', { closesAt: null, attempts: null }, 90, 11, 'open'],
  ] as const)('is %s', (_name, limits, begun, minute, state) => {
    expect(stateOf({ opensAt: at(10), ...limits }, begun, at(minute))).toBe(state);
  });

  it('is started early if the start is more than a minute before the opening time', () => {
    expect([at(18), at(19), at(20)].map((now) => isEarly(at(20), now))).toEqual([true, false, false]);
  });

  it('is started late if the start arrives more than a minute after the closing time', () => {
    expect([at(20), at(21), at(22)].map((arrivedAt) => isLate(arrivedAt, at(20)))).toEqual([false, false, true]);
    expect(isLate(at(99), null)).toBe(false);
  });

  it.each([
    ['a test without a closing time has none for an extended student either', null, at(30), null],
    ['a student without an extension has the closing time of the class', at(20), null, at(20)],
    ['an extended student has the later closing time', at(20), at(30), at(30)],
    ['an extension never closes a test earlier', at(20), at(10), at(20)],
  ])('%s', (_name, closesAt, extendedTo, expected) => {
    expect(closesAtFor(closesAt, extendedTo)).toEqual(expected);
  });

  it('refuses an extension at or before its closing time, and accepts any extension if it has no closing time', () => {
    const closesAt = at(20).toISOString();
    expect([at(19), at(20), at(21)].map((until) => isTooEarly(until, closesAt))).toEqual([true, true, false]);
    expect(isTooEarly(at(19), null)).toBe(false);
  });

  it.each([
    ['has lost no question when every bound question is asked', 50, 50, false],
    ['has lost a question when it asks one fewer than it has bound', 50, 49, true],
    ['has lost no question when a replacement was bound', 51, 50, false],
    ['has lost no question when the bank was too small at first', 40, 40, false],
    ['has lost a question of a paper that was short at first', 40, 39, true],
  ])('%s', (_name, bound, paper, expected) => {
    const of = (count: number) => Array.from({ length: count });
    expect(hasLost({ sectionIds: [6, 4], questionCount: 25, bound: of(bound), paper: of(paper) })).toBe(expected);
  });

  it.each([
    ['accepts an empty list, which stands for all topics', [], [6, 4], true],
    ['accepts one topic of each section', [6, 4], [6, 4], true],
    ['rejects a section without a topic', [6], [6, 4], false],
    ['rejects a topic of another section', [6, 3], [6], false],
    ['rejects a topic of another section together with a section without a topic', [6, 3], [6, 4], false],
  ])('%s', (_name, topicsOf, sectionIds, fits) => {
    expect(
      topicsFit(
        topicsOf.map((sectionId) => ({ sectionId, topic: 'safety' })),
        sectionIds,
      ),
    ).toBe(fits);
  });

  it('has different keys for topics of the same name in two sections', () => {
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

describe('attempts of a student with extra attempts', () => {
  it('adds extra attempts to a limit, and leaves unlimited attempts unlimited', () => {
    expect([attemptsFor(1, 2), attemptsFor(null, 2)]).toEqual([3, null]);
  });
});
