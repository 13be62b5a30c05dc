import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { outdate } from '@/lib/db/outdate';
import type { TestType } from '@/lib/kernel/exam';
import type { AskedWording, Credit, Ruling } from './rules';

/**
 * What corrections make of results is worked out from the responses and the corrections there are, never added up: doing it twice
 * gives the same, and what was killed in between is done again.
 *
 * The race with a test that is being finished: both lock the attempt first and read in a later statement. If the finish comes
 * first, this work waits and sees a completed attempt; if this work comes first, the finish sees the correction.
 */

export type Transaction = Prisma.TransactionClient;

export interface RulingRow extends Ruling {
  correctionId: number;
  questionId: number;
  /** Those that hold are told to whom they touch. */
  isInForce: boolean;
}

/** Of the questions; a correction that was taken back rules over the responses to the key that it had brought. */
export const listRulings = (tx: Transaction, questionIds: readonly number[]): Promise<RulingRow[]> => tx.$queryRaw<
  RulingRow[]
>`
  SELECT id AS "correctionId", question_id AS "questionId", taken_back_at IS NULL AS "isInForce",
    CASE WHEN taken_back_at IS NULL THEN since_revision ELSE right_revision END AS "from",
    CASE WHEN taken_back_at IS NULL THEN until_revision ELSE restored_revision - 1 END AS until,
    CASE WHEN taken_back_at IS NOT NULL THEN said WHEN right_revision IS NOT NULL THEN "right" END AS "right"
  FROM corrections WHERE question_id = ANY(${[...questionIds]}::int[])
    AND (taken_back_at IS NULL OR restored_revision IS NOT NULL) ORDER BY id`;

export const listWordings = (
  tx: Transaction,
  questionIds: readonly number[],
): Promise<(AskedWording & { questionId: number })[]> => tx.$queryRaw<(AskedWording & { questionId: number })[]>`
  SELECT r.id, r.question_id AS "questionId", r.revision,
    (SELECT json_agg(json_build_object('id', a.id, 'text', a.text)) FROM answers a WHERE a.revision_id = r.id) AS answers
  FROM question_revisions r WHERE r.question_id = ANY(${[...questionIds]}::int[])`;

export interface Touched {
  attemptIds: string[];
  questionIds: number[];
}

interface Marked {
  attemptId: string;
  questionId: number;
}

const creditRows = (credits: readonly Credit[]) => Prisma.sql`
  json_to_recordset(${JSON.stringify(credits)}::json) AS credit("revisionId" int, "out" text, sets json)`;

/** Marks the responses of completed attempts, as `fairMark` says it. Answers with those whose mark has changed. */
export const mark = (tx: Transaction, { attemptIds, questionIds }: Touched, credits: readonly Credit[]) => tx.$queryRaw<
  Marked[]
>`
  WITH marked AS MATERIALIZED (
    SELECT aq.attempt_id, aq.question_id, CASE
      WHEN credit."out" = 'all' THEN 'out'
      WHEN aq.is_correct IS DISTINCT FROM false THEN NULL
      WHEN EXISTS (SELECT 1 FROM json_array_elements(credit.sets) AS one(ids)
        WHERE aq.answer_ids @> ARRAY(SELECT json_array_elements_text(one.ids)::int)
          AND aq.answer_ids <@ ARRAY(SELECT json_array_elements_text(one.ids)::int)) THEN 'right'
      WHEN credit."out" = 'wrong' THEN 'out' END::fair_mark AS fair
    FROM unnest(${attemptIds}::uuid[]) AS one(id) JOIN attempts a ON a.id = one.id AND a.completed_at IS NOT NULL
    JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.question_id = ANY(${questionIds}::int[])
    LEFT JOIN ${creditRows(credits)} ON credit."revisionId" = aq.revision_id
  )
  UPDATE attempt_questions aq SET fair = marked.fair FROM marked
  WHERE aq.attempt_id = marked.attempt_id AND aq.question_id = marked.question_id
    AND aq.fair IS DISTINCT FROM marked.fair
  RETURNING aq.attempt_id AS "attemptId", aq.question_id AS "questionId"`;

export interface ScoreRow {
  attemptId: string;
  testType: TestType;
  covered: number[];
  openBook: boolean;
  successful: boolean;
  /** Whether any response counts otherwise than it was marked. */
  isTouched: boolean;
  sections: { sectionId: number; asked: number; total: number; answered: number; correct: number; passed: boolean }[];
}

export const listScores = (tx: Transaction, attemptIds: string[]): Promise<ScoreRow[]> => tx.$queryRaw<ScoreRow[]>`
  SELECT a.id AS "attemptId", a.test_type AS "testType", a.section_ids AS covered, a.open_book AS "openBook", a.successful,
    counted."isTouched", counted.sections
  FROM unnest(${attemptIds}::uuid[]) AS one(id) JOIN attempts a ON a.id = one.id
  CROSS JOIN LATERAL (
    SELECT bool_or(touched) AS "isTouched", json_agg(json_build_object('sectionId', section_id, 'asked', asked,
      'total', total, 'answered', answered, 'correct', correct, 'passed', passed)) AS sections
    FROM (
      SELECT aq.section_id, s.passed, bool_or(aq.fair IS NOT NULL) AS touched, count(*) AS asked,
        count(*) FILTER (WHERE aq.fair IS DISTINCT FROM 'out') AS total,
        count(aq.is_correct) FILTER (WHERE aq.fair IS DISTINCT FROM 'out') AS answered,
        count(*) FILTER (WHERE aq.fair = 'right' OR aq.is_correct AND aq.fair IS NULL) AS correct
      FROM attempt_questions aq
      JOIN attempt_sections s ON s.attempt_id = aq.attempt_id AND s.section_id = aq.section_id
      WHERE aq.attempt_id = a.id GROUP BY aq.section_id, s.passed
    ) AS by_section
  ) AS counted`;

/** Null together where no correction touches the attempt any more. */
export interface FairScore {
  attemptId: string;
  total: number | null;
  answered: number | null;
  correct: number | null;
  percentage: number | null;
  successful: boolean | null;
}

export type FairSection = { attemptId: string; sectionId: number } & {
  [K in 'total' | 'answered' | 'correct']: number | null;
} & { passed: boolean | null };

export async function saveScores(tx: Transaction, scores: FairScore[], sections: FairSection[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE attempts a SET fair_total = f.total, fair_answered = f.answered, fair_correct = f.correct,
      fair_percentage = f.percentage, fair_successful = f.successful
    FROM json_to_recordset(${JSON.stringify(scores)}::json)
      AS f("attemptId" uuid, total int, answered int, correct int, percentage int, successful boolean)
    WHERE a.id = f."attemptId"`;
  await tx.$executeRaw`
    UPDATE attempt_sections s SET fair_total = f.total, fair_answered = f.answered, fair_correct = f.correct,
      fair_passed = f.passed
    FROM json_to_recordset(${JSON.stringify(sections)}::json)
      AS f("attemptId" uuid, "sectionId" int, total int, answered int, correct int, passed boolean)
    WHERE s.attempt_id = f."attemptId" AND s.section_id = f."sectionId"`;
}

/**
 * What learners have done with the questions, worked out anew: what is out of the count was never answered. The rows are locked in
 * a statement of their own, so that a test that is finished in the same moment is either seen here or added after.
 */
export async function recountLearned(tx: Transaction, changed: readonly Marked[]): Promise<void> {
  const touched = Prisma.sql`(SELECT DISTINCT a.user_id, one."questionId" AS question_id
    FROM json_to_recordset(${JSON.stringify(changed)}::json) AS one("attemptId" uuid, "questionId" int)
    JOIN attempts a ON a.id = one."attemptId")`;
  await tx.$queryRaw`
    SELECT 1 FROM learner_questions known JOIN ${touched} AS touched USING (user_id, question_id)
    ORDER BY known.user_id, known.question_id FOR UPDATE OF known`;
  await tx.$executeRaw`
    WITH touched AS MATERIALIZED ${touched}, responses AS MATERIALIZED (
      SELECT touched.user_id, touched.question_id, aq.answer_ids, aq.revision_id, aq.chosen_at, a.completed_at, a.id,
        aq.is_correct OR aq.fair IS NOT NULL AS is_right, aq.fair = 'out' IS TRUE AS is_out
      FROM touched JOIN attempts a ON a.user_id = touched.user_id AND a.completed_at IS NOT NULL AND NOT a.open_book
      JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.question_id = touched.question_id
      WHERE aq.is_correct IS NOT NULL
    ), first AS (
      SELECT DISTINCT ON (user_id, question_id) * FROM responses WHERE NOT is_out
      ORDER BY user_id, question_id, completed_at, chosen_at, id
    ), last AS (
      SELECT DISTINCT ON (user_id, question_id) * FROM responses WHERE NOT is_out
      ORDER BY user_id, question_id, completed_at DESC, chosen_at DESC, id DESC
    ), counted AS (
      SELECT user_id, question_id, (count(*) FILTER (WHERE NOT is_out))::int AS times,
        (count(*) FILTER (WHERE NOT is_out AND is_right))::int AS times_right
      FROM responses GROUP BY user_id, question_id
    )
    UPDATE learner_questions known SET times_answered = counted.times, times_correct = counted.times_right,
      first_correct = coalesce(first.is_right, known.first_correct),
      first_answered_at = coalesce(first.chosen_at, known.first_answered_at),
      first_answer_ids = coalesce(first.answer_ids, known.first_answer_ids),
      first_revision_id = coalesce(first.revision_id, known.first_revision_id),
      last_correct = coalesce(last.is_right, known.last_correct),
      last_answered_at = coalesce(last.chosen_at, known.last_answered_at)
    FROM counted LEFT JOIN first USING (user_id, question_id) LEFT JOIN last USING (user_id, question_id)
    WHERE known.user_id = counted.user_id AND known.question_id = counted.question_id`;
}

interface Notice {
  correctionId: number;
  revisionId: number;
}

/** For those who have answered one of the revisions in a completed attempt; each is told once, of the latest. */
export async function addNotices(tx: Transaction, attemptIds: string[], notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO correction_notices (user_id, correction_id, attempt_id)
    SELECT DISTINCT ON (a.user_id, one."correctionId") a.user_id, one."correctionId", a.id
    FROM unnest(${attemptIds}::uuid[]) AS asked(id) JOIN attempts a ON a.id = asked.id AND a.completed_at IS NOT NULL
    JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.is_correct IS NOT NULL
    JOIN json_to_recordset(${JSON.stringify(notices)}::json) AS one("correctionId" int, "revisionId" int)
      ON one."revisionId" = aq.revision_id
    ORDER BY a.user_id, one."correctionId", a.completed_at DESC
    ON CONFLICT (user_id, correction_id) DO NOTHING`;
}

/** What nobody has seen yet of a correction that was taken back is not told. */
export const removeNotices = (tx: Transaction, correctionId: number, attemptIds: string[]): Promise<number> =>
  tx.$executeRaw`
    DELETE FROM correction_notices n USING attempts a WHERE a.id = ANY(${attemptIds}::uuid[])
      AND n.user_id = a.user_id AND n.correction_id = ${correctionId} AND n.seen_at IS NULL`;

/** Corrections that regular work has not brought to an end, the oldest first. */
export async function listUnsettled(): Promise<number[]> {
  const rows = await db.correction.findMany({
    where: { settledAt: null },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

interface Claimed {
  questionId: number;
  isTakenBack: boolean;
  settledUntil: string;
}

const NO_ATTEMPT = '00000000-0000-0000-0000-000000000000';

/** Null when it is settled, or another instance is at work on it. */
export async function claim(tx: Transaction, correctionId: number): Promise<Claimed | null> {
  const [row] = await tx.$queryRaw<Claimed[]>`
    SELECT question_id AS "questionId", taken_back_at IS NOT NULL AS "isTakenBack",
      coalesce(settled_until, ${NO_ATTEMPT}::uuid)::text AS "settledUntil"
    FROM corrections WHERE id = ${correctionId} AND settled_at IS NULL FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

/** The next attempts that ask the question, each locked: completed or not, see above. */
export async function lockNext(
  tx: Transaction,
  { questionId, settledUntil }: Claimed,
  limit: number,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT attempt_id AS id FROM attempt_questions WHERE question_id = ${questionId}
      AND attempt_id > ${settledUntil}::uuid ORDER BY attempt_id LIMIT ${limit}`;
  const ids = rows.map(({ id }) => id);
  await tx.$queryRaw`SELECT 1 FROM attempts WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return ids;
}

export async function noteSettled(tx: Transaction, correctionId: number, until: string | null): Promise<void> {
  const data = until === null ? { settledAt: new Date() } : { settledUntil: until };
  await tx.correction.update({ where: { id: correctionId }, data, select: { id: true } });
  outdate(tx, 'marks');
}

/** Milliseconds that one batch may take, far more than it does. */
const BATCH_TIMEOUT = 20_000;

export const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.$transaction(work, { timeout: BATCH_TIMEOUT, maxWait: 5_000 });
