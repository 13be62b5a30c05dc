import 'server-only';
import { EXAM_GRACE_SECONDS } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';
import { examOpen, isPaperFree, type Withheld } from './policy';
import * as store from './store';

/** Lists the questions currently withheld from this caller. */
export const listWithheld = async (userId: UserId): Promise<Withheld> =>
  new Set((await store.listOnOpenExams(userId, null)).questionIds);

/**
 * Lists the withheld questions, for a response that shows keys without storing an attempt. First blocks additions to
 * the caller's open exams; otherwise `seatQuestion` could add a question after this response has shown the key.
 */
export const withholdForDraw = async (userId: UserId): Promise<Withheld> =>
  withholdFound(userId, (await store.listOnOpenExams(userId, null)).questionIds);

/**
 * Returns the withheld questions. `questionIds`: the withheld questions that another statement found with
 * `rowWithheldIds`. If the list is empty, no exam is open, and no query is needed. Otherwise blocks additions to the
 * open exams and reads the list again, because questions may have been added in between.
 */
export async function withholdFound(userId: UserId, questionIds: readonly QuestionId[]): Promise<Withheld> {
  if (questionIds.length === 0) return new Set();
  await store.closePapers(userId);
  return listWithheld(userId);
}

/** SQL for a column: ids of the questions withheld from the user `asked.user_id`, as a JSON array. */
export const rowWithheldIds = store.rowIdsOnOpenExams;

/**
 * Throws `EXAM_OPEN` while an open exam of this caller contains one of these questions. Ignores the exam `attemptId`
 * itself.
 */
export async function requireFreePaper(
  userId: UserId,
  attemptId: AttemptId,
  questionIds: readonly QuestionId[],
): Promise<void> {
  const open = await store.listOnOpenExams(userId, attemptId);
  if (isPaperFree(questionIds, new Set(open.questionIds))) return;
  throw examOpen({ retryAfterSeconds: open.secondsLeft + EXAM_GRACE_SECONDS });
}

/**
 * Throws `EXAM_OPEN` like `requireFreePaper`, for the questions of an existing attempt. Does nothing if the attempt is
 * not the user's.
 */
export const requireFreeAttempt = async (userId: UserId, attemptId: AttemptId): Promise<void> => {
  const open = await store.listOnOpenExams(userId, attemptId);
  if (open.questionIds.length > 0) await requireFreePaper(userId, attemptId, await store.listPaper(attemptId, userId));
};

/**
 * SQL conditions for the statement that finishes an attempt. `isWithheld`: an open exam contains one of the attempt's
 * questions, so the attempt cannot be finished yet. `hasOpenExam`: the user has an open exam.
 */
export const examConditions = (userId: UserId, attemptId: AttemptId) => ({
  isWithheld: store.sharesOpenExamSql(userId, attemptId),
  hasOpenExam: store.hasOpenExamSql(userId),
});

/** SQL for the argument `sharesOpenExam` of `mayCountRight`, for statements about several learners. */
export const { rowSharesOpenExamSql } = store;

/** SQL condition for statements that count one learner's right answers: true if the mark of an answer may be shown. */
export const { mayTellMarkSql } = store;
