import { examSeconds } from '@/lib/attempts/rules';
import type { CurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { SECTIONS } from '@/lib/kernel/exam';

/** What an exam takes, over every section or fewer. */
export const secondsOf = ({ timeFactor, sectionIds }: CurrentAttempt): number =>
  examSeconds(timeFactor, sectionIds.length);

/** An attempt's start in the words of the API; sent again, it finds the same attempt. */
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
