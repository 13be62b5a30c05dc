import { describe, expect, it } from 'vitest';
import { addUp, hardestFirst, shareOf } from './rules';

describe('percentages of right answers in a class', () => {
  it('are rounded, and 0 without questions', () => {
    expect([shareOf({ asked: 3, correct: 2 }), shareOf({ asked: 0, correct: 0 })]).toEqual([67, 0]);
  });

  it('are sorted hardest first, and for equal percentages the question asked more often comes first', () => {
    const [all, half, none, many] = [
      { asked: 4, correct: 4 },
      { asked: 4, correct: 2 },
      { asked: 1, correct: 0 },
      { asked: 8, correct: 4 },
    ];
    expect(hardestFirst([all, half, none, many])).toEqual([none, many, half, all]);
  });

  it('are computed from the sums for each topic', () => {
    const rows = [
      { topic: 'a', asked: 2, correct: 1 },
      { topic: 'b', asked: 3, correct: 0 },
      { topic: 'a', asked: 4, correct: 4 },
    ];
    expect(addUp(rows, ({ topic }) => topic)).toEqual([
      { topic: 'a', asked: 6, correct: 5 },
      { topic: 'b', asked: 3, correct: 0 },
    ]);
  });
});
