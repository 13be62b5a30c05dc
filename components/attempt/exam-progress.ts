import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';

export interface ExamProgress {
  answered: number;
  unanswered: number;
  marked: number;
}

/** Counts the answered, unanswered and marked questions of an exam. */
export function progressOf({ questions, responses, markedForReview }: CurrentAttempt): ExamProgress {
  const answered = questions.filter(({ id }) => (responses[id]?.optionIds.length ?? 0) > 0).length;
  const marked = questions.filter(({ id }) => markedForReview[id] === true).length;
  return { answered, unanswered: questions.length - answered, marked };
}
