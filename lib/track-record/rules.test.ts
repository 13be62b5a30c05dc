import { describe, expect, it } from 'vitest';
import { recordOf, roundWait } from './rules';

describe("the question bank's record", () => {
  it('counts questions by section and tier, and facts with the dates of their checks', () => {
    const sections: Parameters<typeof recordOf>[0] = [
      { group: 'core', tiers: ['exam', 'exam', 'deeper'] },
      { group: 'type-1', tiers: ['exam'] },
    ];
    expect(recordOf(sections, ['2026-11-21', null, '2026-10-02', '2026-11-20'])).toEqual({
      sections: [
        { group: 'core', questions: 3 },
        { group: 'type-1', questions: 1 },
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

describe('roundWait', () => {
  it.each([
    [0.2, 0, 'hour'],
    [1, 1, 'hour'],
    [47.4, 47, 'hour'],
    [48, 2, 'day'],
    [24 * 9.6, 10, 'day'],
  ])('rounds %d hours to %d %ss', (hours, count, unit) => {
    expect(roundWait(hours)).toEqual({ count, unit });
  });
});
