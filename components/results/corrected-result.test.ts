import { describe, expect, it } from 'vitest';
import { runInEnglish } from '@/components/messages/in-english';
import type { AttemptResult } from '@/lib/attempts/contract';
import { applyCorrections, isMissed, isWrong } from './corrected-result';
import { useOnTheDay } from './use-on-the-day';

const sayOnTheDay = (result: AttemptResult) => runInEnglish(() => useOnTheDay(result));

const score = (correct: number, total: number, percentage: number) => ({
  ...{ correct, total, percentage },
  answered: total,
  skipped: 0,
});

/** Exam result of 17 of 25. A correction counts question 1 as right and excludes question 3; question 2 stays wrong. */
const exam = {
  testType: 'exam',
  score: score(17, 25, 68),
  successful: false,
  sections: [{ sectionId: 6, name: 'Core', ...score(17, 25, 68), passed: false }],
  questions: [
    { questionId: 1, isCorrect: false, fair: 'right' },
    { questionId: 2, isCorrect: false },
    { questionId: 3, isCorrect: null, fair: 'out' },
  ],
  fair: {
    score: score(18, 25, 72),
    successful: true,
    sections: [{ sectionId: 6, ...score(18, 25, 72), passed: true }],
  },
  corrections: [{ id: 1 }],
} as unknown as AttemptResult;

describe('a result with corrections', () => {
  it('leads with the corrected score, verdict and sections', () => {
    const shown = applyCorrections(exam);
    expect(shown).toMatchObject({ score: { correct: 18 }, successful: true });
    expect(shown.sections).toMatchObject([{ name: 'Core', correct: 18, passed: true }]);
  });

  it('lists as missed only the questions that are still wrong after the correction', () => {
    expect(applyCorrections(exam).questions.filter(isMissed)).toMatchObject([{ questionId: 2 }]);
  });

  it('counts neither a skipped question nor an excluded question as wrong', () => {
    const questions = [
      ...exam.questions,
      { questionId: 4, isCorrect: null },
      { questionId: 5, isCorrect: false, fair: 'out' },
    ];
    const shown = applyCorrections({ ...exam, questions } as AttemptResult);
    expect(shown.questions.filter(isWrong)).toMatchObject([{ questionId: 2 }]);
  });

  it('states the original score beside the corrected score', () => {
    expect(sayOnTheDay(exam)).toBe('You scored 17 of 25 on the day; a correction made it 18 of 25: passed.');
    const practice = { ...exam, testType: 'practice' as const, successful: true, corrections: [] };
    expect(sayOnTheDay(practice)).toBe('You scored 68% on the day; corrections made it 72%.');
  });

  it('is unchanged if no correction affects it', () => {
    const { fair: _, ...unchanged } = exam;
    expect(applyCorrections(unchanged)).toBe(unchanged);
    expect(sayOnTheDay(unchanged)).toBeNull();
  });
});
