import 'server-only';
import { EXAM_GRACE_SECONDS } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';
import { examOpen, isPaperFree, type Withheld } from './policy';
import * as store from './store';

/** What is withheld from this caller now. */
export const listWithheld = async (userId: UserId): Promise<Withheld> =>
  new Set((await store.listOnOpenExams(userId, null)).questionIds);

/**
 * The same for an answer that is about to show keys without an attempt that would remember which. While an exam of the caller is
 * open, none of those questions may be put on it any more (`seatQuestion`).
 */
export const withholdForDraw = async (userId: UserId): Promise<Withheld> =>
  withholdFound(userId, (await store.listOnOpenExams(userId, null)).questionIds);

/**
 * The same where another statement has found, by `rowWithheldIds`, what is withheld. What was put on an exam before it was closed is read
 * after that; where nothing was withheld no exam was open, and nothing more is asked.
 */
export async function withholdFound(userId: UserId, questionIds: readonly QuestionId[]): Promise<Withheld> {
  if (questionIds.length === 0) return new Set();
  await store.closePapers(userId);
  return listWithheld(userId);
}

/** The column of a statement about several users that finds what is withheld from that of its row `asked`. */
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

/** The same for an attempt that exists; of none and of another user's it says nothing. */
export const requireFreeAttempt = async (userId: UserId, attemptId: AttemptId): Promise<void> => {
  const open = await store.listOnOpenExams(userId, attemptId);
  if (open.questionIds.length > 0) await requireFreePaper(userId, attemptId, await store.listPaper(attemptId, userId));
};

/** The condition under which an attempt may not end yet, for the statement that ends it. */
export const withheldSql = store.sharesOpenExamSql;

/** Asked by `mayCountRight`, of attempts of several learners. */
export const { rowSharesOpenExamSql } = store;

/** For statements that count right answers of one learner. */
export const { mayTellMarkSql } = store;
