import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairMark, judgeCorrected } from '@/lib/attempts/testing/corrected-outcome';
import { type Credit, creditsOf, FIRST_BATCH, fewer, nextBatch } from './rules';

const answers = [
  { id: 1, text: 'a' },
  { id: 2, text: 'b' },
  { id: 3, text: 'c' },
];
const wordings = [1, 2].map((revision) => ({ id: 10 * revision, revision, answers }));

describe('a response to a corrected question', () => {
  const credits = () => creditsOf(wordings, [{ from: 1, until: 1, right: ['B'] }]) as [Credit, Credit];

  it.each([
    ['stays right if it was right by the wrong key', true, [1], null],
    ['counts as right if it is right by the corrected key', false, [2], 'right'],
    ['stays wrong if it is right by neither key', false, [3], null],
    ['stays skipped', null, [], null],
  ])('is judged again after the correction: it %s', (_name, isCorrect, chosen, mark) => {
    expect(fairMark(credits()[0], isCorrect, chosen)).toBe(mark);
  });

  it('is affected only if the learner was asked a corrected revision', () => {
    expect(fairMark(credits()[1], false, [2])).toBeNull();
    expect(credits()[1]).toEqual({ revisionId: 20, out: 'none', sets: [] });
    const later = creditsOf(wordings, [{ from: 2, until: 2, right: ['B'] }]) as [Credit, Credit];
    expect(later.map((credit) => fairMark(credit, false, [2]))).toEqual([null, 'right']);
  });

  it('does not count if the question was withdrawn, or if the response is wrong and no option was right', () => {
    const [withdrawn] = creditsOf(wordings, [{ from: 1, until: 2, right: null }]);
    const [without] = creditsOf(wordings, [{ from: 1, until: 2, right: ['d'] }]);
    expect([true, false, null].map((mark) => fairMark(withdrawn as NonNullable<typeof withdrawn>, mark, []))).toEqual([
      'out',
      'out',
      'out',
    ]);
    expect([true, false, null].map((mark) => fairMark(without as NonNullable<typeof without>, mark, [2]))).toEqual([
      null,
      'out',
      null,
    ]);
  });
});

describe('a corrected outcome', () => {
  const exam = { testType: 'exam' as const, covered: [6], openBook: false, successful: false };
  const section = (total: number, correct: number, passed = false) => [
    { sectionId: 6, asked: 25, total, correct, passed },
  ];

  it.each([
    [25, 17, false],
    [25, 18, true],
    [24, 17, true],
    [24, 16, false],
    [20, 14, true],
  ])('is computed for %i questions with %i right; successful: %s', (total, correct, successful) => {
    expect(judgeCorrected(exam, section(total, correct)).successful).toBe(successful);
  });

  it('needs the higher percentage for an open-book exam', () => {
    expect(judgeCorrected({ ...exam, openBook: true }, section(25, 20)).successful).toBe(false);
    expect(judgeCorrected({ ...exam, openBook: true }, section(25, 21)).successful).toBe(true);
  });

  it('does not pass an exam section of which fewer than 25 questions were asked', () => {
    const short = section(24, 24).map((one) => ({ ...one, asked: 24 }));
    expect(judgeCorrected(exam, short).successful).toBe(false);
  });

  it('never turns a pass into a fail, and never gets worse with one more right answer', () => {
    const counts = fc.tuple(fc.nat(25), fc.nat(25), fc.boolean(), fc.boolean());
    fc.assert(
      fc.property(counts, ([one, other, passed, successful]) => {
        const [correct, total] = [Math.min(one, other), Math.max(one, other)];
        const judged = judgeCorrected({ ...exam, successful }, section(total, correct, passed));
        if (passed) expect(judged.passedSectionIds).toEqual([6]);
        if (successful) expect(judged.successful).toBe(true);
        const better = judgeCorrected({ ...exam, successful }, section(total, Math.min(total, correct + 1), passed));
        if (judged.successful) expect(better.successful).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the size of the next batch of corrected results', () => {
  it('approaches the size that takes a fifth of a second, on fast and slow machines', () => {
    for (const msOfOne of [0.015, 0.03, 0.1, 1]) {
      let size = FIRST_BATCH;
      for (let batch = 0; batch < 10; batch += 1) size = nextBatch(size, 5 + size * msOfOne);
      expect(5 + size * msOfOne).toBeGreaterThan(100);
      expect(5 + size * msOfOne).toBeLessThan(220);
    }
  });

  it('doubles at most, and is never zero', () => {
    expect(nextBatch(1_000, 0)).toBe(2_000);
    expect(nextBatch(1_000, 20_000)).toBe(50);
    expect(nextBatch(16_000, 1)).toBe(16_000);
    expect([16_000, 300, 50].map(fewer)).toEqual([2_000, 50, null]);
  });
});
