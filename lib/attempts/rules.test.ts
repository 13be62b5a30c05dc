import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCorrectChoice, isSectionPassed, isSuccessful, nameSections, scoreMessage, scoreTone, tally } from './rules';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 6 });
const marks = fc.array(fc.constantFrom(true, false, null), { maxLength: 120 });

describe('isCorrectChoice', () => {
  it('accepts the right set in any order and nothing else', () => {
    fc.assert(
      fc.property(ids, ids, (chosen, correct) => {
        const same = JSON.stringify([...chosen].sort()) === JSON.stringify([...correct].sort());
        expect(isCorrectChoice([...chosen].reverse(), correct)).toBe(same);
      }),
    );
  });

  it('refuses a partly right set and a right set with one too many', () => {
    expect(isCorrectChoice([1], [1, 2])).toBe(false);
    expect(isCorrectChoice([1, 2, 3], [1, 2])).toBe(false);
  });
});

describe('tally', () => {
  it('accounts for every question once', () => {
    fc.assert(
      fc.property(marks, (given) => {
        const counted = tally(given);
        expect(counted.answered + counted.skipped).toBe(counted.total);
        expect(counted.correct).toBeLessThanOrEqual(counted.answered);
        expect(counted.percentage).toBe(
          counted.answered === 0 ? 0 : Math.round((counted.correct / counted.answered) * 100),
        );
      }),
    );
  });

  it('divides by what was answered, not by what was asked', () => {
    expect(tally([true, false, null, null])).toEqual({ correct: 1, total: 4, answered: 2, skipped: 2, percentage: 50 });
  });
});

describe('passing', () => {
  it.each([
    [17, 25, false],
    [18, 25, true],
    [7, 10, true],
    [6, 10, false],
    [0, 0, false],
  ])('%i of %i passes a section: %s', (correct, total, passed) => {
    expect(isSectionPassed(correct, total)).toBe(passed);
  });

  it('cannot be reached by skipping', () => {
    expect(isSuccessful(5, 10)).toBe(false);
    expect(tally([true, null]).percentage).toBe(100);
    expect(isSuccessful(1, 2)).toBe(false);
  });
});

describe('wording', () => {
  it.each([
    [100, 'Excellent!'],
    [90, 'Excellent!'],
    [89, 'Great job!'],
    [80, 'Great job!'],
    [79, 'Well done!'],
    [70, 'Well done!'],
    [69, 'Good effort!'],
    [60, 'Good effort!'],
    [59, 'Keep practicing!'],
  ])('says of %i percent: %s', (percent, message) => {
    expect(scoreMessage(percent)).toBe(message);
  });

  it('colours 80 good and 60 warning', () => {
    expect([80, 79, 60, 59].map(scoreTone)).toEqual(['good', 'warning', 'warning', 'bad']);
  });

  it('joins the names of several sections', () => {
    expect(nameSections(['Core', 'Type I'])).toBe('Core + Type I');
  });
});
