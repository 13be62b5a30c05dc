import type { AttemptResult, ResultQuestion } from '@/lib/attempts/contract';

/**
 * True for a question that the learner got wrong or skipped, unless a correction counts the answer as right or excludes
 * the question.
 */
export const isMissed = ({ isCorrect, fair }: ResultQuestion): boolean => isCorrect !== true && fair === undefined;

/** True for a missed question with a wrong answer, false for a skipped one. Later lessons ask wrong questions again. */
export const isWrong = (question: ResultQuestion): boolean => isMissed(question) && question.isCorrect === false;

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
