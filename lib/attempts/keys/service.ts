import 'server-only';
import { EXAM_GRACE_SECONDS } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';
import { examOpen, isPaperFree, type Withheld } from './policy';
import * as store from './store';

/** Lists the questions withheld from this caller now. */
export const listWithheld = async (userId: UserId): Promise<Withheld> =>
  new Set((await store.listOnOpenExams(userId, null)).questionIds);

/**
 * Lists the same for a response that shows keys without storing an attempt. None of those questions can be added to an
 * open exam of the caller afterwards (`seatQuestion`).
 */
export const withholdForDraw = async (userId: UserId): Promise<Withheld> =>
  withholdFound(userId, (await store.listOnOpenExams(userId, null)).questionIds);

/**
 * Returns the same from the ids that another statement found by `rowWithheldIds`. Questions put on an exam before it
 * was closed are read after that; when nothing was withheld, no exam was open and no further query runs.
 */
export async function withholdFound(userId: UserId, questionIds: readonly QuestionId[]): Promise<Withheld> {
  if (questionIds.length === 0) return new Set();
  await store.closePapers(userId);
  return listWithheld(userId);
}

/** The column of a statement about several users that lists the questions withheld from the user of its row `asked`. */
export const rowWithheldIds = store.rowIdsOnOpenExams;

/** Throws `EXAM_OPEN` while a question of the paper is on an exam of this caller; `attemptId` is the attempt itself. */
export async function requireFreePaper(
  userId: UserId,
  attemptId: AttemptId,
  questionIds: readonly QuestionId[],
): Promise<void> {
  const open = await store.listOnOpenExams(userId, attemptId);
  if (isPaperFree(questionIds, new Set(open.questionIds))) return;
  throw examOpen({ retryAfterSeconds: open.secondsLeft + EXAM_GRACE_SECONDS });
}

/** Throws the same for an existing attempt; passes for a missing one and for another user's. */
export const requireFreeAttempt = async (userId: UserId, attemptId: AttemptId): Promise<void> => {
  const open = await store.listOnOpenExams(userId, attemptId);
  if (open.questionIds.length > 0) await requireFreePaper(userId, attemptId, await store.listPaper(attemptId, userId));
};

/** The condition under which an attempt may not end yet, for the statement that ends it. */
export const withheldSql = store.sharesOpenExamSql;

/** The SQL input of `mayCountRight`, for attempts of several learners. */
export const { rowSharesOpenExamSql } = store;

/** The condition for statements that count right answers of one learner. */
export const { mayTellMarkSql } = store;
