import 'server-only';
import { db, queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { EXAM_GRACE_SECONDS, EXAM_SECONDS, TIME_FACTORS } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, UserId } from '@/lib/kernel/ids';

const LONGEST_EXAM_SECONDS = Math.max(...TIME_FACTORS) * EXAM_SECONDS + EXAM_GRACE_SECONDS;

/**
 * SQL for the open exams of a user. Skips attempts that started longer ago than the longest exam lasts, so that the
 * database does not read them.
 */
const openExamsOf = (userId: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT id, deadline_at FROM attempts WHERE user_id = ${userId} AND started_at > now() - make_interval(secs => ${LONGEST_EXAM_SECONDS})
    AND test_type = 'exam' AND completed_at IS NULL AND deadline_at + make_interval(secs => ${EXAM_GRACE_SECONDS}) > now()`;

const openExams = (userId: UserId | Prisma.Sql): Prisma.Sql =>
  openExamsOf(typeof userId === 'string' ? Prisma.sql`${userId}::uuid` : userId);

/** SQL condition: this user has an open exam. */
export const hasOpenExamSql = (userId: UserId): Prisma.Sql => Prisma.sql`EXISTS (${openExams(userId)})`;

/** SQL condition: the question is on an open exam. Used by the statement that records an answer. */
export const isOnOpenExamSql = (
  userId: UserId | Prisma.Sql,
  questionId: QuestionId | Prisma.Sql,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM (${openExams(userId)}) AS exam JOIN attempt_questions held ON held.attempt_id = exam.id AND held.question_id = ${questionId})`;

/**
 * SQL condition: one of the questions is on an open exam other than `except`. Used by the statement that starts an
 * attempt.
 */
export const isAnyOnOpenExamSql = (
  userId: UserId,
  questionIds: readonly QuestionId[],
  except: AttemptId,
): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM (${openExams(userId)}) AS exam JOIN attempt_questions held ON held.attempt_id = exam.id
  WHERE exam.id <> ${except}::uuid AND held.question_id = ANY(${[...questionIds]}::int[]))`;

/**
 * SQL condition: the attempt shares a question with an open exam other than itself. Used by the statement that finishes
 * an attempt.
 */
export const sharesOpenExamSql = (userId: UserId, attemptId: AttemptId): Prisma.Sql =>
  sharesOpenExamSqlOf(Prisma.sql`${userId}::uuid`, Prisma.sql`${attemptId}::uuid`);

/** The same condition as `sharesOpenExamSql`, for an attempt `t` in a statement about several learners. */
export const rowSharesOpenExamSql = (): Prisma.Sql => sharesOpenExamSqlOf(Prisma.sql`t.user_id`, Prisma.sql`t.id`);

const sharesOpenExamSqlOf = (userId: Prisma.Sql, attemptId: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM (${openExamsOf(userId)}) AS exam JOIN attempt_questions held ON held.attempt_id = exam.id
  JOIN attempt_questions own ON own.attempt_id = ${attemptId} AND own.question_id = held.question_id
  WHERE exam.id <> ${attemptId})`;

/**
 * SQL condition: the mark of an answer `aq` in this user's attempt `a` may be shown. False while an open exam contains
 * the question, unless the attempt was already finished. Used by statements that count right answers.
 */
export const mayTellMarkSql = (userId: UserId): Prisma.Sql =>
  Prisma.sql`(a.completed_at IS NOT NULL OR NOT ${isOnOpenExamSql(userId, Prisma.sql`aq.question_id`)})`;

/**
 * Lists the questions on this user's open exams, leaving out the exam `except`. `secondsLeft`: seconds until the last
 * of the listed exams ends.
 */
export const listOnOpenExams = async (
  userId: UserId,
  except: AttemptId | null,
): Promise<{ questionIds: QuestionId[]; secondsLeft: number }> => {
  const rows = await queryPrepared<{ questionId: QuestionId; secondsLeft: number }>(
    'on_open_exams',
    Prisma.sql`
      SELECT aq.question_id AS "questionId", ceil(extract(epoch FROM exam.deadline_at - now()))::int AS "secondsLeft"
      FROM (${openExams(userId)}) AS exam JOIN attempt_questions aq ON aq.attempt_id = exam.id
      WHERE exam.id IS DISTINCT FROM ${except}::uuid`,
  );
  return {
    questionIds: rows.map((row) => row.questionId),
    secondsLeft: Math.max(0, ...rows.map((row) => row.secondsLeft)),
  };
};

/**
 * SQL for a column: ids of the questions on open exams of the user `asked.user_id`, as a JSON array. Used in statements
 * about several users.
 */
export const rowIdsOnOpenExams = (): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(json_agg(held.question_id), '[]')
  FROM (${openExamsOf(Prisma.sql`asked.user_id`)}) AS exam JOIN attempt_questions held ON held.attempt_id = exam.id)`;

/** Lists the question ids of this user's attempt. */
export const listPaper = async (attemptId: AttemptId, userId: UserId): Promise<QuestionId[]> => {
  const rows = await queryPrepared<{ questionId: QuestionId }>(
    'paper_of_attempt',
    Prisma.sql`
      SELECT aq.question_id AS "questionId" FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
      WHERE a.id = ${attemptId}::uuid AND a.user_id = ${userId}::uuid`,
  );
  return rows.map((row) => row.questionId);
};

/** Blocks additions of questions to this user's open exams. */
export const closePapers = async (userId: UserId): Promise<void> => {
  await db.$executeRaw`UPDATE attempts SET is_paper_drawn = false WHERE id IN (SELECT id FROM (${openExams(userId)}) AS exam)`;
};
