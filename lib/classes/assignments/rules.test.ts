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

describe('class test', () => {
  it.each([
    ['not open before its opening time', { closesAt: null, attempts: null }, 0, 9, 'not-open'],
    ['open at its opening time', { closesAt: at(20), attempts: 1 }, 0, 10, 'open'],
    ['closed at its closing time', { closesAt: at(20), attempts: null }, 0, 20, 'closed'],
    ['used up after the last attempt', { closesAt: null, attempts: 2 }, 2, 11, 'used-up'],
    ['open while attempts are left', { closesAt: null, attempts: 2 }, 1, 11, 'open'],
    ['open after any number of attempts if they are unlimited', { closesAt: null, attempts: null }, 90, 11, 'open'],
  ] as const)('has a state that depends on its times and attempts: it is %s', (_name, limits, begun, minute, state) => {
    expect(stateOf({ opensAt: at(10), ...limits }, begun, at(minute))).toBe(state);
  });

  it('counts a start as early if the start is more than a minute before the opening time', () => {
    expect([at(18), at(19), at(20)].map((now) => isEarly(at(20), now))).toEqual([true, false, false]);
  });

  it('counts a start as late if the request arrives more than a minute after the closing time', () => {
    expect([at(20), at(21), at(22)].map((arrivedAt) => isLate(arrivedAt, at(20)))).toEqual([false, false, true]);
    expect(isLate(at(99), null)).toBe(false);
  });

  it.each([
    ['has no closing time for a student with an extension if it has none for the class', null, at(30), null],
    ['closes at the time of the class for a student without an extension', at(20), null, at(20)],
    ['closes at the later time for a student with an extension', at(20), at(30), at(30)],
    ['never closes earlier because of an extension', at(20), at(10), at(20)],
  ])('has a closing time for each student: it %s', (_name, closesAt, extendedTo, expected) => {
    expect(closesAtFor(closesAt, extendedTo)).toEqual(expected);
  });

  it('refuses an extension to its closing time or earlier; a test without a closing time accepts any extension', () => {
    const closesAt = at(20).toISOString();
    expect([at(19), at(20), at(21)].map((until) => isTooEarly(until, closesAt))).toEqual([true, true, false]);
    expect(isTooEarly(at(19), null)).toBe(false);
  });

  it.each([
    ['has lost no question if it asks every question that was assigned to it', 50, 50, false],
    ['has lost a question if it asks one fewer than was assigned to it', 50, 49, true],
    ['has lost no question if a replacement was assigned to it', 51, 50, false],
    ['has lost no question if the question bank was too small from the start', 40, 40, false],
    ['has lost a question if the question bank was too small from the start and one more is missing', 40, 39, true],
  ])('knows whether a question was lost: it %s', (_name, bound, paper, expected) => {
    const of = (count: number) => Array.from({ length: count });
    expect(hasLost({ sectionIds: [6, 4], questionCount: 25, bound: of(bound), paper: of(paper) })).toBe(expected);
  });

  it.each([
    ['accepts an empty list of topics, which means all topics', [], [6, 4], true],
    ['accepts one topic of each section', [6, 4], [6, 4], true],
    ['rejects a section without a topic', [6], [6, 4], false],
    ['rejects a topic of another section', [6, 3], [6], false],
    ['rejects a topic of another section together with a section without a topic', [6, 3], [6, 4], false],
  ])('checks the chosen topics: it %s', (_name, topicsOf, sectionIds, fits) => {
    expect(
      topicsFit(
        topicsOf.map((sectionId) => ({ sectionId, topic: 'safety' })),
        sectionIds,
      ),
    ).toBe(fits);
  });

  it('stores topics of the same name in two sections under different topic keys', () => {
    const keys = [
      { sectionId: 6, topic: 'safety' },
      { sectionId: 4, topic: 'safety' },
      { sectionId: 6, topic: 'recovery' },
    ].map(topicKey);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('certificate mark of a class test', () => {
  it.each([
    [7, 10, 70, true],
    [69, 100, 70, false],
    [18, 25, 72, true],
    [0, 0, 1, false],
    [0, 5, 1, false],
  ])('compares %i of %i right with a mark of %i percent, and returns %s', (correct, total, mark, expected) => {
    expect(reachesMark({ correct, total }, mark)).toBe(expected);
  });
});

describe('attempts of a student with extra attempts', () => {
  it('are the limit plus the extra attempts, or stay unlimited', () => {
    expect([attemptsFor(1, 2), attemptsFor(null, 2)]).toEqual([3, null]);
  });
});
