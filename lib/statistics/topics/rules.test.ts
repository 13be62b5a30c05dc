import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareRight, weakestFirst } from './rules';

const topic = (name: string, correct: number, answers: number) => ({ name, correct, answers });
const namesOf = (topics: readonly { name: string }[]) => topics.map(({ name }) => name);

describe('percentage of right answers in a topic', () => {
  it.each([
    [0, 0, null],
    [0, 4, 0],
    [1, 3, 33],
    [2, 3, 67],
    [7, 7, 100],
  ])('is computed from %s right of %s answers: %s percent', (correct, answers, percent) => {
    expect(shareRight({ correct, answers })).toBe(percent);
  });
});

describe('topics listed weakest first', () => {
  const WEAKEST_FIRST = [
    topic('mostly wrong', 2, 20),
    topic('missed once, the only time', 0, 1),
    topic('never seen', 0, 0),
    topic('half right in a few answers', 2, 4),
    topic('half right in many answers', 10, 20),
    topic('right once, the only time', 1, 1),
    topic('mostly right', 19, 20),
  ];

  it('are sorted by their percentage of right answers, which is moved toward 50 if there are few answers', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(WEAKEST_FIRST, { minLength: WEAKEST_FIRST.length }), (topics) => {
        expect(namesOf(weakestFirst(topics))).toEqual(namesOf(WEAKEST_FIRST));
      }),
    );
  });

  it('leave the input unchanged', () => {
    const given = [topic('strong', 9, 10), topic('weak', 1, 10)];
    expect(namesOf(weakestFirst(given))).toEqual(['weak', 'strong']);
    expect(namesOf(given)).toEqual(['strong', 'weak']);
  });
});
