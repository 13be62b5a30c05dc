import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { OPEN_BOOK_PASS_PERCENT, PASS_PERCENT, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
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

/** The responses that a statement is about: of one attempt that is being finished, or of the attempts of a batch. */
export type Responses =
  | { attemptId: string; questionIds: readonly number[] }
  | { questionId: number; after: string; until: string };

const isOf = (responses: Responses): Prisma.Sql =>
  'attemptId' in responses
    ? Prisma.sql`aq.attempt_id = ${responses.attemptId}::uuid AND aq.question_id = ANY(${[...responses.questionIds]}::int[])`
    : Prisma.sql`aq.question_id = ${responses.questionId}::int AND aq.attempt_id > ${responses.after}::uuid
        AND aq.attempt_id <= ${responses.until}::uuid`;

const recordset = (rows: readonly object[]): Prisma.Sql => Prisma.sql`json_to_recordset(${JSON.stringify(rows)}::json)`;

export interface Notice {
  correctionId: number;
  revisionId: number;
}

/**
 * Marks the responses of completed attempts, as `fairMark` says it, and brings the scores of those attempts up to date, as
 * `judgeFair` says it. One statement, which writes only what changes; nothing is looked up in one of its own lists, for which the
 * database would compare every row with every other. Answers with how many attempts it has changed.
 *
 * A learner who has answered one of the revisions of `notices` is told. In a batch that is only said of tests with the book open, after
 * which nothing may have been learned: the others are told where it is counted what they have learned.
 */
export const mark = (
  tx: Transaction,
  responses: Responses,
  { credits, notices }: { credits: readonly Credit[]; notices: readonly Notice[] },
): Promise<number> => tx.$executeRaw`
  WITH credit AS MATERIALIZED (
    SELECT * FROM ${recordset(credits.map(({ revisionId, out }) => ({ revisionId, out })))} AS one("revisionId" int, "out" text)
  ), key AS MATERIALIZED (
    SELECT * FROM ${recordset(credits.flatMap(({ revisionId, sets }) => sets.map((ids) => ({ revisionId, ids }))))}
      AS one("revisionId" int, ids int[])
  ), seen AS MATERIALIZED (
    SELECT aq.attempt_id, aq.question_id, aq.revision_id, aq.is_correct, aq.fair AS former, a.user_id, a.completed_at, a.open_book,
      a.test_type = 'exam' AS is_exam, CASE
        WHEN credit."out" = 'all' THEN 'out'
        WHEN aq.is_correct IS DISTINCT FROM false THEN NULL
        WHEN EXISTS (SELECT 1 FROM key WHERE key."revisionId" = aq.revision_id
          AND aq.answer_ids @> key.ids AND aq.answer_ids <@ key.ids) THEN 'right'
        WHEN credit."out" = 'wrong' THEN 'out' END::fair_mark AS fair
    FROM attempt_questions aq JOIN attempts a ON a.id = aq.attempt_id AND a.completed_at IS NOT NULL
    LEFT JOIN credit ON credit."revisionId" = aq.revision_id
    WHERE ${isOf(responses)}
  ), told AS (
    INSERT INTO correction_notices (user_id, correction_id, attempt_id)
    SELECT DISTINCT ON (seen.user_id, one."correctionId") seen.user_id, one."correctionId", seen.attempt_id
    FROM seen JOIN ${recordset(notices)} AS one("correctionId" int, "revisionId" int) ON one."revisionId" = seen.revision_id
    WHERE seen.is_correct IS NOT NULL AND (seen.open_book OR ${'attemptId' in responses})
    ORDER BY seen.user_id, one."correctionId", seen.completed_at DESC
    ON CONFLICT (user_id, correction_id) DO NOTHING
  ), saved AS (
    UPDATE attempt_questions aq SET fair = seen.fair FROM seen
    WHERE aq.attempt_id = seen.attempt_id AND aq.question_id = seen.question_id AND seen.fair IS DISTINCT FROM seen.former
  ), changed AS (
    SELECT attempt_id, open_book, is_exam, array_agg(question_id) AS question_ids, array_agg(fair) AS marks
    FROM seen WHERE fair IS DISTINCT FROM former GROUP BY attempt_id, open_book, is_exam
  ), counted AS (
    SELECT aq.attempt_id, aq.section_id, changed.open_book, changed.is_exam, count(*)::int AS asked,
      bool_or(now.fair IS NOT NULL) AS is_touched,
      (count(*) FILTER (WHERE now.fair IS DISTINCT FROM 'out'))::int AS total,
      (count(aq.is_correct) FILTER (WHERE now.fair IS DISTINCT FROM 'out'))::int AS answered,
      (count(*) FILTER (WHERE now.fair = 'right' OR aq.is_correct AND now.fair IS NULL))::int AS correct
    FROM changed JOIN attempt_questions aq ON aq.attempt_id = changed.attempt_id
    CROSS JOIN LATERAL (SELECT CASE WHEN aq.question_id = ANY(question_ids)
      THEN marks[array_position(question_ids, aq.question_id)] ELSE aq.fair END AS fair) AS now
    GROUP BY aq.attempt_id, aq.section_id, changed.open_book, changed.is_exam
  ), sections AS MATERIALIZED (
    SELECT counted.attempt_id, counted.section_id, total, answered, correct,
      bool_or(is_touched) OVER (PARTITION BY counted.attempt_id) AS is_touched,
      s.passed OR total > 0 AND (NOT is_exam OR asked = ${QUESTIONS_PER_SECTION}) AND correct * 100 >= total * CASE
        WHEN is_exam AND open_book THEN ${OPEN_BOOK_PASS_PERCENT}::int ELSE ${PASS_PERCENT}::int END AS is_passed
    FROM counted JOIN attempt_sections s ON s.attempt_id = counted.attempt_id AND s.section_id = counted.section_id
  ), saved_sections AS (
    UPDATE attempt_sections s SET fair_total = CASE WHEN is_touched THEN total END,
      fair_answered = CASE WHEN is_touched THEN answered END, fair_correct = CASE WHEN is_touched THEN correct END,
      fair_passed = CASE WHEN is_touched THEN is_passed END
    FROM sections WHERE s.attempt_id = sections.attempt_id AND s.section_id = sections.section_id
  ), summed AS (
    SELECT attempt_id, bool_or(is_touched) AS is_touched, sum(total)::int AS total, sum(answered)::int AS answered,
      sum(correct)::int AS correct, coalesce(array_agg(section_id) FILTER (WHERE is_passed), '{}') AS passed_ids
    FROM sections GROUP BY attempt_id
  )
  UPDATE attempts a SET fair_total = CASE WHEN is_touched THEN total END,
    fair_answered = CASE WHEN is_touched THEN answered END, fair_correct = CASE WHEN is_touched THEN correct END,
    fair_percentage = CASE WHEN NOT is_touched THEN NULL WHEN answered = 0 THEN 0 ELSE round(100.0 * correct / answered) END,
    fair_successful = CASE WHEN is_touched THEN a.successful OR CASE WHEN a.test_type = 'exam'
      THEN cardinality(a.section_ids) > 0 AND a.section_ids <@ passed_ids
      ELSE total > 0 AND correct * 100 >= total * ${PASS_PERCENT}::int END END
  FROM summed WHERE a.id = summed.attempt_id`;

/** What learners have done with questions: of one learner, or of the learners of a batch. */
export type Learned =
  | { userId: string; questionIds: readonly number[] }
  | { questionId: number; after: string; until: string; isTakenBack: boolean };

const isLearnedBy = (learned: Learned): Prisma.Sql =>
  'userId' in learned
    ? Prisma.sql`known.user_id = ${learned.userId}::uuid AND known.question_id = ANY(${[...learned.questionIds]}::int[])`
    : Prisma.sql`known.question_id = ${learned.questionId}::int AND known.user_id > ${learned.after}::uuid
        AND known.user_id <= ${learned.until}::uuid`;

/** Of the first (`place`) or the last (`back`) response that is in the count. */
const ofOne = (
  column: 'is_right' | 'chosen_at' | 'answer_ids' | 'revision_id',
  order: 'place' | 'back',
): Prisma.Sql => {
  const max = Prisma.raw(column === 'is_right' ? 'bool_or' : 'max');
  return Prisma.sql`${max}(${Prisma.raw(column)}) FILTER (WHERE ${Prisma.raw(order)} = 1 AND NOT is_out)`;
};

/**
 * What learners have done with the questions, worked out anew: what is out of the count was never answered. The rows are locked in
 * a statement of their own, so that a test that is finished in the same moment is either seen here or added after. Where no
 * correction touches any response of a learner, the counts stay as they were added up. A learner who has answered one of the revisions
 * of `notices` is told, of the latest result.
 */
export async function recount(tx: Transaction, learned: Learned, notices: readonly Notice[]): Promise<void> {
  await tx.$queryRaw`
    SELECT count(*)::int FROM (SELECT 1 FROM learner_questions known WHERE ${isLearnedBy(learned)}
      ORDER BY known.user_id, known.question_id FOR UPDATE) AS locked`;
  const isAll = 'isTakenBack' in learned && learned.isTakenBack;
  await tx.$executeRaw`
    WITH responses AS MATERIALIZED (
      SELECT known.user_id, known.question_id, aq.answer_ids, aq.revision_id, aq.chosen_at, a.completed_at, a.id, a.open_book,
        aq.is_correct OR aq.fair IS NOT NULL AS is_right, aq.fair = 'out' IS TRUE AS is_out, aq.fair IS NOT NULL AS is_touched
      FROM learner_questions known JOIN attempts a ON a.user_id = known.user_id AND a.completed_at IS NOT NULL
      JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.question_id = known.question_id
      WHERE ${isLearnedBy(learned)} AND aq.is_correct IS NOT NULL
    ), told AS (
      INSERT INTO correction_notices (user_id, correction_id, attempt_id)
      SELECT DISTINCT ON (responses.user_id, one."correctionId") responses.user_id, one."correctionId", responses.id
      FROM responses JOIN ${recordset(notices)} AS one("correctionId" int, "revisionId" int)
        ON one."revisionId" = responses.revision_id
      ORDER BY responses.user_id, one."correctionId", responses.completed_at DESC
      ON CONFLICT (user_id, correction_id) DO NOTHING
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY user_id, question_id, is_out ORDER BY completed_at, chosen_at, id) AS place,
        row_number() OVER (PARTITION BY user_id, question_id, is_out ORDER BY completed_at DESC, chosen_at DESC, id DESC) AS back
      FROM responses WHERE NOT open_book
    ), now AS (
      SELECT user_id, question_id, (count(*) FILTER (WHERE NOT is_out))::int AS times,
        (count(*) FILTER (WHERE NOT is_out AND is_right))::int AS times_right,
        ${ofOne('is_right', 'place')} AS first_right, ${ofOne('chosen_at', 'place')} AS first_at,
        ${ofOne('answer_ids', 'place')} AS answer_ids, ${ofOne('revision_id', 'place')} AS revision_id,
        ${ofOne('is_right', 'back')} AS last_right, ${ofOne('chosen_at', 'back')} AS last_at
      FROM placed GROUP BY user_id, question_id HAVING ${isAll} OR bool_or(is_touched)
    )
    UPDATE learner_questions known SET times_answered = now.times, times_correct = now.times_right,
      first_correct = coalesce(now.first_right, known.first_correct),
      first_answered_at = coalesce(now.first_at, known.first_answered_at),
      first_answer_ids = coalesce(now.answer_ids, known.first_answer_ids),
      first_revision_id = coalesce(now.revision_id, known.first_revision_id),
      last_correct = coalesce(now.last_right, known.last_correct),
      last_answered_at = coalesce(now.last_at, known.last_answered_at)
    FROM now WHERE known.user_id = now.user_id AND known.question_id = now.question_id`;
}

/** Those that the learner has answered and that were ever corrected. */
export async function listCorrected(tx: Transaction, userId: string): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT question_id AS id FROM corrections JOIN learner_questions known USING (question_id)
    WHERE known.user_id = ${userId}::uuid`;
  return rows.map(({ id }) => id);
}

/** What nobody has seen yet of a correction that was taken back is not told. */
export const removeNotices = (tx: Transaction, correctionId: number, responses: Responses): Promise<number> =>
  tx.$executeRaw`
    DELETE FROM correction_notices n USING attempts a, attempt_questions aq
    WHERE ${isOf(responses)} AND a.id = aq.attempt_id
      AND n.user_id = a.user_id AND n.correction_id = ${correctionId} AND n.seen_at IS NULL`;
