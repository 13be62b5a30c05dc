import { examSeconds } from '@/lib/attempts/rules';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { SECTIONS } from '@/lib/kernel/exam';

/** Time limit of the exam in seconds, including extra time. */
export const secondsOf = ({ timeFactor, sectionIds }: CurrentAttempt): number =>
  examSeconds(timeFactor, sectionIds.length);

/**
 * Builds the API's start request for an attempt. The request is idempotent: sent twice, it returns the same attempt.
 */
export function startOf({
  attemptId,
  assignmentId,
  testType,
  sectionIds,
  topic,
  questions,
  timeFactor,
  openBook,
}: CurrentAttempt) {
  const isNamed = testType === 'practice' || (testType === 'exam' && sectionIds.length < SECTIONS.length);
  return {
    attemptId,
    assignmentId,
    testType,
    sectionIds: isNamed ? sectionIds : undefined,
    topic: topic ?? undefined,
    openBook,
    questionIds: questions.map((question) => question.id),
    revisions: questions.map((question) => question.revision),
    timeFactor,
  };
}
