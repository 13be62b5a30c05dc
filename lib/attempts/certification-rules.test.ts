import { describe, expect, test } from 'vitest';
import { SECTIONS } from '@/lib/kernel/exam';
import { certificationOf } from './certification-rules';
import { judge } from './rules';

/**
 * Returns the sections of an exam with these numbers of right answers, in the order of `SECTIONS`. Leaves out a section
 * whose number is null.
 */
function sectionsWith(right: readonly (number | null)[], isOpenBook = false) {
  const scores = SECTIONS.flatMap(({ id, name }, place) => {
    const correct = right[place] ?? null;
    return correct === null ? [] : [{ sectionId: id, name, correct, total: 25 }];
  });
  const { passedSectionIds } = judge(
    'exam',
    scores.map((score) => score.sectionId),
    scores,
    isOpenBook,
  );
  return scores.map((score) => ({ ...score, passed: passedSectionIds.includes(score.sectionId) }));
}

describe('certificationOf', () => {
  test.each([
    [SECTIONS.map(() => 18), 'all', 'Passed: Universal certification.'],
    [[25, 25, 17, 13], 'part', 'Passed: Type I certification. Type II: 1 short. Type III: 5 short.'],
    [[18, 18, 17, 18], 'part', 'Passed: Type I and Type III certification. Type II: 1 short.'],
    [[17, 25, 16, 25], 'none', 'Not certified yet. Core: 1 short. Type II: 2 short.'],
    [[17, 25, 25, 25], 'none', 'Not certified yet. Core: 1 short.'],
    [[18, 0, 17, 17], 'none', 'Not certified yet. Type I: 18 short. Type II: 1 short. Type III: 1 short.'],
  ])('judges a full exam: %j', (right, reached, headline) => {
    expect(certificationOf(sectionsWith(right))).toEqual({ reached, headline });
  });

  test.each([
    [[20, null, null, null], 'all', 'Passed: Core.'],
    [[null, null, 16, null], 'none', 'Not passed yet. Type II: 2 short.'],
    [[null, 18, 16, null], 'part', 'Passed: Type I. Type II: 2 short.'],
    [[18, null, 18, null], 'all', 'Passed: Type II certification.'],
  ])('judges a partial exam: %j', (right, reached, headline) => {
    expect(certificationOf(sectionsWith(right))).toEqual({ reached, headline });
  });

  test.each([
    [[21, 21], 'all', 'Passed: Type I certification, open book.'],
    [[20, 25], 'none', 'Not certified yet. Core: 1 short.'],
    [[21, 18], 'none', 'Not certified yet. Type I: 3 short.'],
  ])('requires 21 of 25 in Core and in Type I for an open-book exam: %j', (right, reached, headline) => {
    expect(certificationOf(sectionsWith(right, true), true)).toEqual({ reached, headline });
  });

  test.each([
    [16, 'Not passed yet. Core: 1 short.'],
    [17, 'Passed: Core.'],
  ])('measures %i right against the 24 questions that still count after a correction', (correct, headline) => {
    const section = { sectionId: 6, name: 'Core', correct, total: 24, withdrawn: 1, passed: correct === 17 };
    expect(certificationOf([section]).headline).toBe(headline);
  });

  test.each([20, 10])('treats an exam with a missing question as incomplete, even with %i right', (correct) => {
    const [core] = SECTIONS;
    const section = { sectionId: core?.id ?? 0, name: 'Core', correct, total: 20, passed: false };
    expect(certificationOf([section]).headline).toBe('Not passed yet. Core: not complete.');
  });
});
