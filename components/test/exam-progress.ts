import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

export interface ExamProgress {
  answered: number;
  unanswered: number;
  marked: number;
}

/** Counts the questions of an exam by what the learner has done with them. */
export function progressOf({ questions, responses, markedForReview }: CurrentAttempt): ExamProgress {
  const answered = questions.filter(({ id }) => (responses[id]?.optionIds.length ?? 0) > 0).length;
  const marked = questions.filter(({ id }) => markedForReview[id] === true).length;
  return { answered, unanswered: questions.length - answered, marked };
}
