import { ROLES } from '@/lib/kernel/account';
import type { TestType } from '@/lib/kernel/exam';
import type { QuestionId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';

/**
 * Decides when answer keys may be shown. All code that shows a key, a mark or an explanation calls this policy.
 * Practice and favorites show keys at once, an exam after its end. While the caller has an open exam, the keys of its
 * questions are hidden from the caller everywhere except in the admin panel, which always shows every key.
 */

/** Returns the problem `EXAM_OPEN`. `retryAfterSeconds`: set if the end of the exam is known. */
export const examOpen = (details: { retryAfterSeconds?: number } = {}) =>
  new Problem('EXAM_OPEN', 'You have an exam open with some of these questions. Finish it first.', details);

/** Ids of the questions on the caller's open exams. */
export type Withheld = ReadonlySet<QuestionId>;

/** True for callers who may list the questions with their keys. */
export const mayListKeys = (viewer: { roles: readonly string[] }): boolean => viewer.roles.includes(ROLES.admin);

/**
 * True if the reply to a response may contain the mark, the right options and the explanation. False: the reply is only
 * an acknowledgment.
 */
export const mayKnowOnAnswer = (recorded: { testType: TestType; isOnOpenExam: boolean }): boolean =>
  recorded.testType !== 'exam' && !recorded.isOnOpenExam;

/**
 * True if the number of right answers of an attempt may be shown. During an exam, a learner could read the number after
 * each answer and so find out the keys. `sharesOpenExam`: a question of the attempt is also on an open exam of the same
 * learner.
 */
export const mayCountRight = (attempt: { testType: TestType; isFinished: boolean; sharesOpenExam: boolean }): boolean =>
  attempt.isFinished || (attempt.testType !== 'exam' && !attempt.sharesOpenExam);

/**
 * True if a test with these questions may be started, finished or viewed now. Each of these actions shows the
 * questions' keys.
 */
export const isPaperFree = (questionIds: readonly QuestionId[], withheld: Withheld): boolean =>
  !questionIds.some((id) => withheld.has(id));

/** True if practice, favorites, reports and exports may show the key of the question now. */
export const isFree = (questionId: QuestionId, withheld: Withheld): boolean => !withheld.has(questionId);
