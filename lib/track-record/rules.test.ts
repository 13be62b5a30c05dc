import { describe, expect, it } from 'vitest';
import { recordOf, waitInWords } from './rules';

describe("the question bank's record", () => {
  it('counts questions by section and tier, and facts with the dates of their checks', () => {
    const sections = [
      { name: 'Core', tiers: ['exam', 'exam', 'deeper'] as const },
      { name: 'Type I', tiers: ['exam'] as const },
    ];
    expect(recordOf(sections, ['2026-11-21', null, '2026-10-02', '2026-11-20'])).toEqual({
      sections: [
        { name: 'Core', questions: 3 },
        { name: 'Type I', questions: 1 },
      ],
      questions: 4,
      examQuestions: 3,
      facts: 4,
      checkedFacts: 3,
      checkedSince: '2026-10-02',
      lastCheckedOn: '2026-11-21',
    });
  });

  it('has no dates if no fact was checked', () => {
    expect(recordOf([], [null])).toMatchObject({ facts: 1, checkedFacts: 0, checkedSince: null, lastCheckedOn: null });
  });
});

describe('wait time in words', () => {
  it.each([
    [0.2, 'under an hour'],
    [1, '1 hour'],
    [47.4, '47 hours'],
    [48, '2 days'],
    [24 * 9.6, '10 days'],
  ])('describes %d hours as %s', (hours, words) => {
    expect(waitInWords(hours)).toBe(words);
  });
});
