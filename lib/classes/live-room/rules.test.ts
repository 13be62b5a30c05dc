import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRevealed, lastTurn, positionOf } from './rules';

const turnsOf = (questions: number) =>
  Array.from({ length: lastTurn(questions) + 1 }, (_, turn) => [positionOf(turn), isRevealed(turn)]);

describe('the steps of a live question round', () => {
  it('show each question, then reveal it, one question after another', () => {
    expect(turnsOf(3)).toEqual([
      [0, false],
      [0, true],
      [1, false],
      [1, true],
      [2, false],
      [2, true],
    ]);
  });

  it('end with the reveal of the last question for any number of questions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (questions) => {
        expect(turnsOf(questions).at(-1)).toEqual([questions - 1, true]);
      }),
    );
  });
});
