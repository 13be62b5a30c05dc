import 'server-only';
import { hasOpenExamSql, isAnyOnOpenExamSql, isOnOpenExamSql } from '@/lib/attempts/answer-keys/store';
import { type PaperDraw, paperQuestions } from '@/lib/bank/exam-paper';
import { db, queryPrepared, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { EXAM_GRACE_SECONDS, type TestType } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, SessionId, UserId } from '@/lib/kernel/ids';
import { SETTLED_DAYS } from '@/lib/kernel/time';
import { MAX_STORED_QUESTIONS } from './rules';

/**
 * SQL for the time at which the request arrived. Uses the database's clock, so that instances with different clocks
 * agree on a deadline. `waitedMs`: milliseconds that the request has already spent in the server.
 */
const arrived = (waitedMs: number): Prisma.Sql => Prisma.sql`(now() - make_interval(secs => ${waitedMs / 1000}))`;

export interface AttemptRow {
  id: AttemptId;
  testType: TestType;
  sectionName: string;
  startedAt: Date;
  deadlineAt: Date | null;
  completedAt: Date | null;
  totalQuestions: number;
  serverTime: Date;
}

const ATTEMPT_COLUMNS = Prisma.sql`id, test_type AS "testType", section_name AS "sectionName", started_at AS "startedAt",
  deadline_at AS "deadlineAt", completed_at AS "completedAt", total_questions AS "totalQuestions", now() AS "serverTime"`;

/**
 * Finds the attempt of a repeated start. Locks the row because the reply acknowledges the attempt. A database server
 * that is no longer the leader may show attempts that no other server has, but it refuses locks. The current leader
 * grants the lock only when its replicas have the row.
 */
export const findAttempt = async (id: AttemptId, userId: UserId): Promise<AttemptRow | null> => {
  const rows = await db.$queryRaw<AttemptRow[]>`
    SELECT ${ATTEMPT_COLUMNS} FROM attempts WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR KEY SHARE`;
  return rows[0] ?? null;
};

export interface PaperQuestion {
  questionId: QuestionId;
  revisionId: number;
  sectionId: number;
  sectionName: string;
}

/**
 * Lists the named questions in the revisions that the device loaded, in the same order. A revision that does not exist
 * or was never published is replaced by the current revision, so that no start leaves out a question or reads a draft.
 * 0 means the current revision. Only deleted questions and drafts, archived or not, are left out. A question that went
 * to review without being published is asked in its current revision.
 */
export const listPaperQuestions = (questionIds: QuestionId[], revisions: number[]): Promise<PaperQuestion[]> =>
  db.$queryRaw<PaperQuestion[]>`
    SELECT q.id AS "questionId", r.id AS "revisionId", q.section_id AS "sectionId", s.name AS "sectionName"
    FROM unnest(${questionIds}::int[], ${revisions}::int[]) WITH ORDINALITY AS asked(id, revision, place)
    JOIN questions q ON q.id = asked.id AND q.state <> 'draft'
    JOIN sections s ON s.id = q.section_id
    JOIN LATERAL (
      SELECT id FROM question_revisions
      WHERE question_id = q.id AND (published_at IS NOT NULL OR id = q.current_revision_id AND q.state = 'in_review')
      ORDER BY published_at IS NOT NULL DESC, revision = asked.revision DESC, id = q.current_revision_id DESC, revision DESC
      LIMIT 1
    ) r ON true
    ORDER BY asked.place`;

export const drawPaper = (draw: PaperDraw): Promise<PaperQuestion[]> =>
  db.$queryRaw<PaperQuestion[]>`${paperQuestions(draw)}`;

/** Draws up to `limit` of the user's favorite questions at random. */
export const drawFavoritePaper = (userId: UserId, limit: number, withheld: QuestionId[]): Promise<PaperQuestion[]> =>
  db.$queryRaw<PaperQuestion[]>`
    SELECT q.id AS "questionId", q.current_revision_id AS "revisionId", q.section_id AS "sectionId", s.name AS "sectionName"
    FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published' JOIN sections s ON s.id = q.section_id
    WHERE f.user_id = ${userId}::uuid AND q.id <> ALL(${withheld}::int[]) ORDER BY random() LIMIT ${limit}`;

/**
 * A start of a test that an instructor assigned. The starts of one student run one after another; a start beyond the
 * limit of attempts is stored as the student's own practice.
 */
export interface AssignedStart {
  /** Waits for other starts of the student, and takes a lock until the transaction ends. */
  wait: (tx: Prisma.TransactionClient) => Promise<void>;
  /** SQL for the assignment's id, or for null if the attempt does not count for the class; evaluated after `wait`. */
  assignmentId: Prisma.Sql;
}

export interface NewAttempt {
  id: AttemptId;
  userId: UserId;
  sessionId: SessionId | null;
  /** Null for a test that no instructor assigned. */
  assigned: AssignedStart | null;
  testType: TestType;
  sectionIds: number[];
  sectionName: string;
  topic: string | null;
  timeFactor: number;
  openBook: boolean;
  /** Time limit in seconds; null for tests other than exams. */
  examSeconds: number | null;
  paper: PaperQuestion[];
  /** True if the server drew the questions, because the start named none. */
  isPaperDrawn: boolean;
  ageMs: number;
  waitedMs: number;
}

/** Maximum unfinished tests that an account may start within a day. Stops a script that only starts tests. */
export const MAX_OPEN_ATTEMPTS = 100;

const openAttempts = (userId: UserId) => Prisma.sql`
  SELECT count(*)::int AS open FROM (
    SELECT 1 FROM attempts WHERE user_id = ${userId}::uuid AND started_at > now() - make_interval(days => ${SETTLED_DAYS}::int)
      AND created_at > now() - interval '1 day' AND completed_at IS NULL LIMIT ${MAX_OPEN_ATTEMPTS}
  ) AS found`;

const storedQuestions = (userId: UserId) =>
  Prisma.sql`SELECT coalesce(sum(total_questions), 0)::int AS stored FROM attempts WHERE user_id = ${userId}::uuid`;

export async function countStoredQuestions(userId: UserId): Promise<number> {
  const [row] = await db.$queryRaw<{ stored: number }[]>(storedQuestions(userId));
  return row?.stored ?? 0;
}

export async function countOpenAttempts(userId: UserId): Promise<number> {
  const [row] = await db.$queryRaw<{ open: number }[]>(openAttempts(userId));
  return row?.open ?? 0;
}

/**
 * Inserts the attempt with its questions. If the id is taken or a limit is reached, changes nothing and returns null.
 */
export function createAttempt(attempt: NewAttempt): Promise<AttemptRow | null> {
  const { testType, assigned, userId } = attempt;
  if (testType !== 'exam' && !assigned) return insertAttempt(db, attempt);
  // Locks first and inserts in a later statement, so that simultaneous starts wait for each other and see each other's
  // attempts.
  return transact(async (tx) => {
    if (testType === 'exam') await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    await assigned?.wait(tx);
    return insertAttempt(tx, attempt);
  });
}

async function insertAttempt(
  queries: Pick<Prisma.TransactionClient, '$queryRaw'>,
  attempt: NewAttempt,
): Promise<AttemptRow | null> {
  const { paper } = attempt;
  const startedAt = Prisma.sql`(${arrived(attempt.waitedMs)} - make_interval(secs => ${attempt.ageMs / 1000}))`;
  const rows = await queries.$queryRaw<AttemptRow[]>`
    WITH started AS (
      INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, topic, time_factor, started_at, deadline_at, total_questions,
        is_paper_drawn, session_id, open_book, assignment_id)
      SELECT ${attempt.id}::uuid, ${attempt.userId}::uuid, ${attempt.testType}::test_type, ${attempt.sectionIds}::int[],
        ${attempt.sectionName}::text, ${attempt.topic}::text, ${attempt.timeFactor}::real, ${startedAt},
        ${startedAt} + make_interval(secs => ${attempt.examSeconds}::double precision), ${paper.length}::int,
        ${attempt.isPaperDrawn}::boolean, ${attempt.sessionId}::uuid, ${attempt.openBook}::boolean, ${attempt.assigned?.assignmentId ?? Prisma.sql`NULL::uuid`}
      WHERE (${openAttempts(attempt.userId)}) < ${MAX_OPEN_ATTEMPTS}
        AND (${storedQuestions(attempt.userId)}) + ${paper.length}::int <= ${MAX_STORED_QUESTIONS}
        AND NOT ${isAnyOnOpenExamSql(
          attempt.userId,
          paper.map((row) => row.questionId),
          attempt.id,
        )}
      ON CONFLICT (id) DO NOTHING RETURNING *
    ), paper AS (
      INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids)
      SELECT started.id, asked.place, asked.question, asked.revision, asked.section, '{}'
      FROM started, unnest(${paper.map((row) => row.questionId)}::int[], ${paper.map((row) => row.revisionId)}::int[],
        ${paper.map((row) => row.sectionId)}::int[]) WITH ORDINALITY AS asked(question, revision, section, place)
    )
    SELECT ${ATTEMPT_COLUMNS} FROM started`;
  return rows[0] ?? null;
}

export interface NewResponse {
  attemptId: AttemptId;
  userId: UserId;
  questionId: QuestionId;
  /** Chosen option ids; empty if the choice was undone. */
  optionIds: number[];
  /**
   * True adds the options to the stored response, for a question with several right options. False replaces the stored
   * response.
   */
  joins?: boolean | undefined;
  timeSpentSeconds: number;
  /** `deviceId` and `sequence` give the order of one device's responses. */
  deviceId?: string | null | undefined;
  sequence?: number | null | undefined;
  /** True if the learner was sure of the response; omitted if the learner did not say. */
  sure?: boolean | undefined;
  ageMs: number;
  waitedMs: number;
}

export interface RecordedResponse {
  testType: TestType;
  isCompleted: boolean;
  isOverdue: boolean;
  isOnPaper: boolean;
  /** True if the device has sent this response before and it was stored. */
  isRepeat: boolean;
  areOptionsKnown: boolean;
  isCorrect: boolean | null;
  correctIds: number[];
  explanation: string;
  /** True if the question is on an open exam of this user. */
  isOnOpenExam: boolean;
}

/**
 * Records a response. Returns null if the user has no such attempt or the attempt does not contain the question. See
 * docs/decisions/one-row-per-question.md.
 */
export async function recordResponse(response: NewResponse): Promise<RecordedResponse | null> {
  const rows = await queryPrepared<RecordedResponse>('record_response', recordResponseQuery(response));
  return rows[0] ?? null;
}

/**
 * Statement that records a response. It takes a share lock on the attempt: a simultaneous finish either waits for the
 * answer, or completes first and the answer is refused, so an acknowledged answer is always counted. It locks the row
 * of the question, so that an added option sees another option stored at the same time. A response older than the
 * stored one changes nothing and returns the stored one; only an added option is stored in any order, because the
 * earlier of two simultaneous options may have to wait for the later one. In practice assigned by an instructor, the
 * first response is final, because the reply to it shows the key; in an exam it can be changed, because the reply does
 * not show the key.
 */
const recordResponseQuery = (response: NewResponse): Prisma.Sql => Prisma.sql`
    WITH given AS (
      SELECT ${response.attemptId}::uuid AS attempt_id, ${response.userId}::uuid AS user_id, ${response.questionId}::int AS question_id,
        ${response.optionIds}::int[] AS option_ids, ${response.joins ?? false}::boolean AS joins,
        ${response.timeSpentSeconds}::int AS seconds, ${response.deviceId ?? null}::uuid AS device_id,
        ${response.sequence ?? null}::bigint AS sequence, ${response.sure ?? null}::boolean AS sure,
        now() - make_interval(secs => ${response.waitedMs / 1000}::float8) AS arrived_at, ${response.ageMs / 1000}::float8 AS age
    ), attempt AS MATERIALIZED (
      SELECT given.*, a.test_type, a.assignment_id, a.started_at, a.completed_at IS NOT NULL AS is_completed,
        coalesce(given.arrived_at > a.deadline_at + make_interval(secs => ${EXAM_GRACE_SECONDS}), false) AS is_overdue
      FROM given JOIN attempts a ON a.id = given.attempt_id AND a.user_id = given.user_id FOR SHARE OF a
    ), asked AS MATERIALIZED (
      SELECT attempt.*, aq.revision_id, aq.answer_ids, aq.is_correct, options.ids, options.correct_ids,
        attempt.joins AND cardinality(options.correct_ids) > 1 AS does_join,
        greatest(attempt.started_at, attempt.arrived_at - make_interval(secs => attempt.age)) AS chosen_at,
        coalesce(aq.device_id = attempt.device_id AND aq.sequence = attempt.sequence, false) AS is_repeat,
        attempt.assignment_id IS NOT NULL AND attempt.test_type <> 'exam' AND aq.chosen_at IS NOT NULL AS does_stand
      FROM attempt JOIN attempt_questions aq ON aq.attempt_id = attempt.attempt_id AND aq.question_id = attempt.question_id
      CROSS JOIN LATERAL (
        SELECT array_agg(id ORDER BY id) AS ids, array_agg(id ORDER BY id) FILTER (WHERE answers.is_correct) AS correct_ids
        FROM answers WHERE revision_id = aq.revision_id
      ) AS options
      FOR NO KEY UPDATE OF aq
    ), response AS MATERIALIZED (
      SELECT asked.*, ARRAY(SELECT DISTINCT picked.id FROM unnest(option_ids ||
        CASE WHEN does_join THEN answer_ids ELSE '{}' END) AS picked(id) ORDER BY 1) AS picked_ids
      FROM asked
    ), saved AS (
      UPDATE attempt_questions aq SET answer_ids = response.picked_ids, chosen_at = greatest(aq.chosen_at, response.chosen_at),
        is_correct = CASE WHEN cardinality(response.picked_ids) = 0 THEN NULL ELSE response.picked_ids = response.correct_ids END,
        device_id = response.device_id, sequence = response.sequence, time_spent_seconds = response.seconds, sure = response.sure
      FROM response
      WHERE aq.attempt_id = response.attempt_id AND aq.question_id = response.question_id
        AND NOT response.is_completed AND NOT response.is_overdue AND NOT response.does_stand AND response.picked_ids <@ response.ids
        AND CASE WHEN aq.device_id = response.device_id AND aq.sequence IS NOT NULL AND response.sequence IS NOT NULL
          THEN response.sequence >= aq.sequence ELSE response.does_join OR aq.chosen_at IS NULL OR response.chosen_at >= aq.chosen_at END
      RETURNING true AS is_saved, aq.is_correct
    )
    SELECT attempt.test_type AS "testType", attempt.is_completed AS "isCompleted",
      attempt.is_overdue AS "isOverdue", response.ids IS NOT NULL AS "isOnPaper", coalesce(response.is_repeat, false) AS "isRepeat",
      coalesce(response.picked_ids <@ response.ids, false) AS "areOptionsKnown",
      CASE WHEN saved.is_saved THEN saved.is_correct ELSE response.is_correct END AS "isCorrect",
      coalesce(response.correct_ids, '{}') AS "correctIds", coalesce(r.explanation, '') AS explanation,
      ${isOnOpenExamSql(Prisma.sql`${response.userId}::uuid`, Prisma.sql`${response.questionId}::int`)} AS "isOnOpenExam"
    FROM attempt LEFT JOIN response ON true LEFT JOIN saved ON true
    LEFT JOIN question_revisions r ON r.id = response.revision_id`;

/**
 * Stores the current time as the last activity, so that the attempt is not deleted as abandoned. This is a separate
 * statement, because `recordResponse` must not lock the attempt against other responses.
 */
export const touchAttempt = (id: AttemptId, userId: UserId): Promise<number> =>
  db.$executeRaw`UPDATE attempts SET touched_at = now() WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND completed_at IS NULL`;

/**
 * Maximum attempts deleted in one transaction. A larger batch could exceed the statement timeout, because the questions
 * of each attempt are deleted too.
 */
const ABANDONED_BATCH = 500;

const isOpenWithoutDeadline = Prisma.sql`a.completed_at IS NULL AND a.deadline_at IS NULL`;

/**
 * Deletes unfinished attempts without a deadline for which the condition `doomed` is true. Locks them first and checks
 * the condition again in the next statement, so that an attempt that got an answer meanwhile is not deleted.
 */
const deleteDoomed = (doomed: Prisma.Sql): Promise<{ found: number; removed: number }> =>
  transact(async (tx) => {
    const locked = await tx.$queryRaw<{ id: AttemptId }[]>`
      SELECT a.id FROM attempts a WHERE ${isOpenWithoutDeadline} AND ${doomed} ORDER BY a.id LIMIT ${ABANDONED_BATCH} FOR UPDATE SKIP LOCKED`;
    const ids = locked.map((row) => row.id);
    const removed =
      await tx.$executeRaw`DELETE FROM attempts a WHERE a.id = ANY(${ids}::uuid[]) AND ${isOpenWithoutDeadline} AND ${doomed}`;
    return { found: ids.length, removed };
  });

/** SQL condition: the attempt was started before a time and has had no activity since. */
const untouchedSince = (
  before: Prisma.Sql,
): Prisma.Sql => Prisma.sql`a.created_at < ${before} AND a.started_at < ${before} AND coalesce(a.touched_at < ${before}, true)
  AND coalesce((SELECT max(aq.chosen_at) FROM attempt_questions aq WHERE aq.attempt_id = a.id), '-infinity') < ${before}`;

const hasAnswer = Prisma.sql`EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.attempt_id = a.id AND aq.chosen_at IS NOT NULL)`;

/**
 * SQL condition for the attempts that a sign-out deletes: attempts that the session started, the attempt with the id
 * `named`, and attempts unchanged for a day. While an exam is open, answered attempts stay, because they record which
 * keys were shown, and the exam must not ask those questions.
 */
const removedAtSignOut = (
  userId: UserId,
  sessionId: SessionId,
  named?: AttemptId,
) => Prisma.sql`a.user_id = ${userId}::uuid
    AND (a.session_id = ${sessionId}::uuid OR a.id = ${named ?? null}::uuid OR (${untouchedSince(Prisma.sql`now() - interval '1 day'`)}))
    AND NOT (${hasOpenExamSql(userId)} AND ${hasAnswer})`;

/** Deletes the attempts that match `removedAtSignOut`. Returns the number of deleted attempts. */
export async function deleteOpenAttempts(userId: UserId, sessionId: SessionId, named?: AttemptId): Promise<number> {
  const { removed } = await deleteDoomed(removedAtSignOut(userId, sessionId, named));
  return removed;
}

/** Counts the attempts with an answer that `deleteOpenAttempts` would delete. */
export async function countAnsweredOpenAttempts(userId: UserId, sessionId: SessionId, named?: AttemptId) {
  const [row] = await db.$queryRaw<{ answered: number }[]>`
    SELECT count(*)::int AS answered FROM attempts a
    WHERE ${isOpenWithoutDeadline} AND ${removedAtSignOut(userId, sessionId, named)} AND ${hasAnswer}`;
  return row?.answered ?? 0;
}

/**
 * Deletes unfinished tests without a deadline and without activity since `before`. Returns the number of deleted tests.
 */
export async function deleteAbandonedAttempts(before: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const { found, removed } = await deleteDoomed(untouchedSince(Prisma.sql`${before}`));
    done += removed;
    if (found < ABANDONED_BATCH) return done;
  }
}

/** Lists exams whose time is up and that were not finished. `userId` null: exams of all users. */
export const listOverdueExams = (userId: UserId | null): Promise<{ id: AttemptId; userId: UserId }[]> => db.$queryRaw`
  SELECT id, user_id AS "userId" FROM attempts
  WHERE completed_at IS NULL AND deadline_at + make_interval(secs => ${EXAM_GRACE_SECONDS}) < now()
    AND (${userId}::uuid IS NULL OR user_id = ${userId}::uuid) ORDER BY deadline_at LIMIT 500`;
