import { describe, expect, test } from 'vitest';
import { SECTIONS } from '@/lib/kernel/exam';
import { type Certification, certificationOf } from './certification-rules';
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

/** Writes a certification in short: what is earned, then the right answers that each failed section lacks. */
function brief({ counts, earned, isUniversal, lacks }: Certification): string {
  const names = isUniversal ? 'Universal' : earned.map(({ name }) => name).join(', ') || 'nothing';
  return [`${counts}: ${names}`, ...lacks.map(({ section, short }) => `${section.name} ${short}`)].join('; ');
}

describe('certificationOf', () => {
  test.each([
    [SECTIONS.map(() => 18), 'all', 'certification: Universal'],
    [[25, 25, 17, 13], 'part', 'certification: Type I; Type II 1; Type III 5'],
    [[18, 18, 17, 18], 'part', 'certification: Type I, Type III; Type II 1'],
    [[17, 25, 16, 25], 'none', 'certification: nothing; Core 1; Type II 2'],
    [[17, 25, 25, 25], 'none', 'certification: nothing; Core 1'],
    [[18, 0, 17, 17], 'none', 'certification: nothing; Type I 18; Type II 1; Type III 1'],
  ])('judges a full exam: %j', (right, reached, expected) => {
    const certification = certificationOf(sectionsWith(right));
    expect([certification.reached, brief(certification)]).toEqual([reached, expected]);
  });

  test.each([
    [[20, null, null, null], 'all', 'sections: Core'],
    [[null, null, 16, null], 'none', 'sections: nothing; Type II 2'],
    [[null, 18, 16, null], 'part', 'sections: Type I; Type II 2'],
    [[18, null, 18, null], 'all', 'certification: Type II'],
  ])('judges a partial exam: %j', (right, reached, expected) => {
    const certification = certificationOf(sectionsWith(right));
    expect([certification.reached, brief(certification)]).toEqual([reached, expected]);
  });

  test.each([
    [[21, 21], 'all', 'certification: Type I'],
    [[20, 25], 'none', 'certification: nothing; Core 1'],
    [[21, 18], 'none', 'certification: nothing; Type I 3'],
  ])('requires 21 of 25 in Core and in Type I for an open-book exam: %j', (right, reached, expected) => {
    const certification = certificationOf(sectionsWith(right, true), true);
    expect([certification.reached, brief(certification)]).toEqual([reached, expected]);
  });

  test.each([
    [16, 'sections: nothing; Core 1'],
    [17, 'sections: Core'],
  ])('measures %i right against the 24 questions that still count after a correction', (correct, expected) => {
    const section = { sectionId: 6, name: 'Core', correct, total: 24, withdrawn: 1, passed: correct === 17 };
    expect(brief(certificationOf([section]))).toBe(expected);
  });

  test.each([20, 10])('treats an exam with a missing question as incomplete, even with %i right', (correct) => {
    const [core] = SECTIONS;
    const section = { sectionId: core?.id ?? 0, name: 'Core', correct, total: 20, passed: false };
    expect(brief(certificationOf([section]))).toBe('sections: nothing; Core null');
  });
});
