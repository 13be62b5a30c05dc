import 'server-only';
import { type ExamDraw, examPlaces } from '@/lib/bank/exam-paper';
import { db, queryPrepared, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { EXAM_GRACE_SECONDS, type TestType } from '@/lib/kernel/exam';
import type { AttemptId, QuestionId, SessionId, UserId } from '@/lib/kernel/ids';
import { SETTLED_DAYS } from '@/lib/kernel/time';
import { hasOpenExamSql, isAnyOnOpenExamSql, isOnOpenExamSql } from './keys/store';
import { MAX_STORED_QUESTIONS } from './rules';

/**
 * Instants come from the database's clock, so that instances whose clocks differ agree on a deadline. `waitedMs` is the
 * time that the request has spent inside already: it counts from its arrival.
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
 * Finds the attempt of a repeated start. The row is locked, because the result is acknowledged: a deposed leader can
 * show attempts that no other machine has, but it refuses locks; a current leader waits until its replicas have the
 * row.
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
 * Lists the named questions in the revisions that were loaded, in the order given. A revision that does not exist, or
 * that no learner could have had, is replaced by the current one, as 0 is, so that no start shortens a paper by it or
 * reads a draft. A question is left out only when it is gone, is a draft or was archived as one; one that went straight
 * to review and was never published is asked in its current wording.
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

interface PaperDraw extends ExamDraw {
  perSection: number;
}

/** Draws a paper: the first `perSection` positions of an exam's order in each section, section by section. */
export const drawPaper = ({ perSection, ...draw }: PaperDraw): Promise<PaperQuestion[]> =>
  db.$queryRaw<PaperQuestion[]>`
    SELECT q.id AS "questionId", q.current_revision_id AS "revisionId", q.section_id AS "sectionId", s.name AS "sectionName"
    FROM (${examPlaces(draw)}) AS drawn JOIN questions q ON q.id = drawn.id JOIN sections s ON s.id = q.section_id
    WHERE drawn.place <= ${perSection} AND s.archived_at IS NULL ORDER BY s.position, drawn.place`;

/** Draws `limit` of the caller's favorites at random, or all when there are fewer. */
export const drawFavoritePaper = (userId: UserId, limit: number, withheld: QuestionId[]): Promise<PaperQuestion[]> =>
  db.$queryRaw<PaperQuestion[]>`
    SELECT q.id AS "questionId", q.current_revision_id AS "revisionId", q.section_id AS "sectionId", s.name AS "sectionName"
    FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published' JOIN sections s ON s.id = q.section_id
    WHERE f.user_id = ${userId}::uuid AND q.id <> ALL(${withheld}::int[]) ORDER BY random() LIMIT ${limit}`;

/** Serializes a student's starts of a class's test; a start over the limit becomes the student's own attempt. */
export interface Turn {
  wait: (tx: Prisma.TransactionClient) => Promise<void>;
  /** Evaluated after the wait. */
  assignmentId: Prisma.Sql;
}

export interface NewAttempt {
  id: AttemptId;
  userId: UserId;
  sessionId: SessionId | null;
  turn: Turn | null;
  testType: TestType;
  sectionIds: number[];
  sectionName: string;
  topic: string | null;
  timeFactor: number;
  openBook: boolean;
  /** Exams only. */
  examSeconds: number | null;
  paper: PaperQuestion[];
  /** True when the start named no questions. */
  isPaperDrawn: boolean;
  ageMs: number;
  waitedMs: number;
}

/** The most tests of one day that a user may leave open; a script that only starts tests stops here. */
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

/** Writes the attempt with its paper. Returns null, without a change, when the id is taken or too many are open. */
export function createAttempt(attempt: NewAttempt): Promise<AttemptRow | null> {
  const { testType, turn, userId } = attempt;
  if (testType !== 'exam' && !turn) return insertAttempt(db, attempt);
  // Simultaneous starts wait for each other, and look for the attempt in a statement after the wait.
  return transact(async (tx) => {
    if (testType === 'exam') await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    await turn?.wait(tx);
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
        ${attempt.isPaperDrawn}::boolean, ${attempt.sessionId}::uuid, ${attempt.openBook}::boolean, ${attempt.turn?.assignmentId ?? Prisma.sql`NULL::uuid`}
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
  /** Chosen options; empty when a choice was taken back. */
  optionIds: number[];
  /** True to add the response to a question with several right options instead of replacing it. */
  joins?: boolean | undefined;
  timeSpentSeconds: number;
  /** `deviceId` and `sequence` together order the responses of one device. */
  deviceId?: string | null | undefined;
  sequence?: number | null | undefined;
  /** The learner's confidence; left out when they did not say. */
  sure?: boolean | undefined;
  ageMs: number;
  waitedMs: number;
}

export interface RecordedResponse {
  testType: TestType;
  isCompleted: boolean;
  isOverdue: boolean;
  isOnPaper: boolean;
  /** True when the device has sent this very response before, and it was stored. */
  isRepeat: boolean;
  areOptionsKnown: boolean;
  isCorrect: boolean | null;
  correctIds: number[];
  explanation: string;
  /** True when the question is on an exam of the user that has not ended. */
  isOnOpenExam: boolean;
}

/** Records a response; null when there is no such attempt of this user. See docs/decisions/one-row-per-question.md. */
export async function recordResponse(response: NewResponse): Promise<RecordedResponse | null> {
  const rows = await queryPrepared<RecordedResponse>('record_response', recordResponseQuery(response));
  return rows[0] ?? null;
}

/**
 * The share lock makes a finish that runs at the same time either wait for the answer or refuse it: an acknowledged
 * answer is always counted. The lock on the question's own row lets an added option see the option stored at the same
 * time. A response older than the stored one changes nothing and returns the stored one, unless it is added: of two at
 * once the earlier may be the one that has to wait. In a test of a class the first response is final, because its reply
 * shows the key; in an exam it can be changed, because there it does not.
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
 * Marks the attempt as active, so that it is not removed as abandoned. This is a separate statement, because the one
 * that records a response must not lock the attempt against other responses.
 */
export const touchAttempt = (id: AttemptId, userId: UserId): Promise<number> =>
  db.$executeRaw`UPDATE attempts SET touched_at = now() WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND completed_at IS NULL`;

/** Rows for each transaction, so that no statement runs into its time limit: each takes its paper with it. */
const ABANDONED_BATCH = 500;

const isOpenWithoutDeadline = Prisma.sql`a.completed_at IS NULL AND a.deadline_at IS NULL`;

/**
 * Removes uncompleted attempts without a deadline that `doomed` names. They are locked first and checked again in a
 * statement after that: an answer that was acknowledged meanwhile is seen, and its attempt stays.
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

/** True for attempts started before an instant and untouched since: nothing has arrived or was chosen. */
const untouchedSince = (
  before: Prisma.Sql,
): Prisma.Sql => Prisma.sql`a.created_at < ${before} AND a.started_at < ${before} AND coalesce(a.touched_at < ${before}, true)
  AND coalesce((SELECT max(aq.chosen_at) FROM attempt_questions aq WHERE aq.attempt_id = a.id), '-infinity') < ${before}`;

const hasAnswer = Prisma.sql`EXISTS (SELECT 1 FROM attempt_questions aq WHERE aq.attempt_id = a.id AND aq.chosen_at IS NOT NULL)`;

/**
 * Attempts of this user that a sign-out removes: those that the session started, the named one, and those untouched for
 * a day. An answered one stays while an exam is open: it records the keys that were shown, which the exam must not ask.
 */
const removedAtSignOut = (
  userId: UserId,
  sessionId: SessionId,
  named?: AttemptId,
) => Prisma.sql`a.user_id = ${userId}::uuid
    AND (a.session_id = ${sessionId}::uuid OR a.id = ${named ?? null}::uuid OR (${untouchedSince(Prisma.sql`now() - interval '1 day'`)}))
    AND NOT (${hasOpenExamSql(userId)} AND ${hasAnswer})`;

/** Returns how many were removed. */
export async function deleteOpenAttempts(userId: UserId, sessionId: SessionId, named?: AttemptId): Promise<number> {
  const { removed } = await deleteDoomed(removedAtSignOut(userId, sessionId, named));
  return removed;
}

/** Counts the attempts with an answer among those that `deleteOpenAttempts` would remove. */
export async function countAnsweredOpenAttempts(userId: UserId, sessionId: SessionId, named?: AttemptId) {
  const [row] = await db.$queryRaw<{ answered: number }[]>`
    SELECT count(*)::int AS answered FROM attempts a
    WHERE ${isOpenWithoutDeadline} AND ${removedAtSignOut(userId, sessionId, named)} AND ${hasAnswer}`;
  return row?.answered ?? 0;
}

/** Removes unfinished tests without a deadline and without activity since `before`. Returns how many. */
export async function deleteAbandonedAttempts(before: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const { found, removed } = await deleteDoomed(untouchedSince(Prisma.sql`${before}`));
    done += removed;
    if (found < ABANDONED_BATCH) return done;
  }
}

/** Lists exams that ran out of time and were never finished. Null: every user's. */
export const listOverdueExams = (userId: UserId | null): Promise<{ id: AttemptId; userId: UserId }[]> => db.$queryRaw`
  SELECT id, user_id AS "userId" FROM attempts
  WHERE completed_at IS NULL AND deadline_at + make_interval(secs => ${EXAM_GRACE_SECONDS}) < now()
    AND (${userId}::uuid IS NULL OR user_id = ${userId}::uuid) ORDER BY deadline_at LIMIT 500`;
