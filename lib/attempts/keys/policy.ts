import { ROLES } from '@/lib/kernel/account';
import type { TestType } from '@/lib/kernel/exam';
import type { QuestionId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';

/**
 * Who may know which key, and when. Every place that shows a key, a mark or a reason asks here:
 * practice, favorites and the mock test show it at once, an exam shows it after its end. While
 * an exam of the caller is open, its questions are withheld from that caller in every other place until it ends. Only the admin panel
 * shows every key at any time, also to an admin whose own exam is open.
 */

/** `retryAfterSeconds`: where it is known when the exam ends at the latest. */
export const examOpen = (details: { retryAfterSeconds?: number } = {}) =>
  new Problem('EXAM_OPEN', 'You have an exam open with some of these questions. Finish it first.', details);

/** Questions on an exam of the caller that has not ended. */
export type Withheld = ReadonlySet<QuestionId>;

/** The list that exams take their questions from. */
export const mayListKeys = (viewer: { roles: readonly string[] }): boolean => viewer.roles.includes(ROLES.admin);

/** What recording an answer tells: the mark, the right options and the reason, or only that it was recorded. */
export const mayKnowOnAnswer = (recorded: { testType: TestType; isOnOpenExam: boolean }): boolean =>
  recorded.testType !== 'exam' && !recorded.isOnOpenExam;

/**
 * Whether it may be told how many answers of an attempt are right, to anyone at all: a count that is read after each answer tells the key.
 * `sharesOpenExam`: a question of it is on an exam of the same learner that has not ended.
 */
export const mayCountRight = (attempt: { testType: TestType; isFinished: boolean; sharesOpenExam: boolean }): boolean =>
  attempt.isFinished || (attempt.testType !== 'exam' && !attempt.sharesOpenExam);

/** Whether a paper may be started, finished or looked at now: each of these leads to its keys. */
export const isPaperFree = (questionIds: readonly QuestionId[], withheld: Withheld): boolean =>
  !questionIds.some((id) => withheld.has(id));

/** Whether practice, favorites, reports and an export may show the question's key. */
export const isFree = (questionId: QuestionId, withheld: Withheld): boolean => !withheld.has(questionId);
