import { ROLES } from '@/lib/kernel/account';
import type { TestType } from '@/lib/kernel/exam';
import type { QuestionId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';

/**
 * The policy for showing keys. Every place that shows a key, a mark or a reason calls it: practice, favorites and the
 * mock test show it at once, an exam after its end. While an exam of the caller is open, its questions are withheld
 * from that caller in every other place until it ends. Only the admin panel shows every key at any time, also to an
 * admin whose own exam is open.
 */

/** `retryAfterSeconds`: set when the latest end of the exam is known. */
export const examOpen = (details: { retryAfterSeconds?: number } = {}) =>
  new Problem('EXAM_OPEN', 'You have an exam open with some of these questions. Finish it first.', details);

/** Questions on an exam of the caller that has not ended. */
export type Withheld = ReadonlySet<QuestionId>;

/** Returns true for callers who may read the list that exams draw from. */
export const mayListKeys = (viewer: { roles: readonly string[] }): boolean => viewer.roles.includes(ROLES.admin);

/**
 * Returns true when recording an answer returns the mark, the right options and the reason, and not only the
 * acknowledgment.
 */
export const mayKnowOnAnswer = (recorded: { testType: TestType; isOnOpenExam: boolean }): boolean =>
  recorded.testType !== 'exam' && !recorded.isOnOpenExam;

/**
 * Returns true when the number of right answers of an attempt may be shown to anyone: a count that is read after each
 * answer reveals the key. `sharesOpenExam`: one of its questions is on an exam of the same learner that has not ended.
 */
export const mayCountRight = (attempt: { testType: TestType; isFinished: boolean; sharesOpenExam: boolean }): boolean =>
  attempt.isFinished || (attempt.testType !== 'exam' && !attempt.sharesOpenExam);

/** Returns true when a paper may be started, finished or viewed now: each of these leads to its keys. */
export const isPaperFree = (questionIds: readonly QuestionId[], withheld: Withheld): boolean =>
  !questionIds.some((id) => withheld.has(id));

/** Returns true when practice, favorites, reports and an export may show the question's key. */
export const isFree = (questionId: QuestionId, withheld: Withheld): boolean => !withheld.has(questionId);
