import type { AttemptResult, ResultQuestion } from '@/lib/attempts/contract';

/** True for a question that the learner got wrong or skipped. A correction can make the answer count, or drop the question. */
export const isMissed = ({ isCorrect, fair }: ResultQuestion): boolean => isCorrect !== true && fair === undefined;

/**
 * Returns the result with its corrections applied, as its owner sees it. The questions keep the options and the key
 * that were asked.
 */
export function applyCorrections(result: AttemptResult): AttemptResult {
  const { fair } = result;
  if (!fair) return result;
  const correctedOf = (id: number) => fair.sections.find(({ sectionId }) => sectionId === id);
  return {
    ...result,
    score: fair.score,
    successful: fair.successful,
    sections: result.sections.map((section) => ({ ...section, ...correctedOf(section.sectionId) })),
    questions: result.questions.map((question) =>
      question.fair === 'right' ? { ...question, isCorrect: true } : question,
    ),
  };
}

/** Says what the result was on the day, and what corrections made of it. Null if they did not change it. */
export function sayOnTheDay({ testType, score, successful, fair, corrections = [] }: AttemptResult): string | null {
  if (!fair) return null;
  const figure = ({ correct, total, percentage }: AttemptResult['score']) =>
    testType === 'exam' ? `${correct} of ${total}` : `${percentage}%`;
  const what = corrections.length === 1 ? 'a correction' : 'corrections';
  const passed = fair.successful && !successful ? ': passed' : '';
  return `You scored ${figure(score)} on the day; ${what} made it ${figure(fair.score)}${passed}.`;
}
