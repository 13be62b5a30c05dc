import 'server-only';
import { passPercent } from '@/lib/attempts/rules';
import { Prisma } from '@/lib/db/generated/client';
import { QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { AskedWording, Credit, Ruling } from './rules';

/**
 * Effects of corrections are always computed anew from responses and corrections, never added to stored values. So a
 * repeated run gives the same result, and a killed run can be repeated. A learner may finish a test while the job runs.
 * The finish and the job both lock the attempt first and read in a later statement. If the finish comes first, the job
 * waits and sees a completed attempt; if the job comes first, the finish sees the correction.
 */

export type Transaction = Prisma.TransactionClient;

export interface RulingRow extends Ruling {
  correctionId: number;
  questionId: number;
  /**
   * True while the correction has not been reversed. Learners are notified only of corrections that have not been
   * reversed.
   */
  isInForce: boolean;
}

/**
 * Lists the rulings on these questions. Includes reversed corrections, because an answer that matches the key of a
 * reversed correction still counts as right.
 */
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

/**
 * The responses that a statement processes: those of one attempt that is being finished, or those of a batch of
 * attempts.
 */
export type Responses = { attemptId: string; questionIds: readonly number[] } | Batch;

/** A batch of attempts that contain the question: those with ids after `after`, up to and including `until`. */
interface Batch {
  questionId: number;
  after: string;
  until: string;
}

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

/** SQL table `key` of the sets of options that also count as right, by revision. */
const keysOf = (credits: readonly Credit[]): Prisma.Sql => Prisma.sql`key AS MATERIALIZED (
  SELECT * FROM ${recordset(credits.flatMap(({ revisionId, sets }) => sets.map((ids) => ({ revisionId, ids }))))}
    AS one("revisionId" int, ids int[]))`;

/** SQL for the mark of a response `aq` after corrections. `fairMark` is the same rule in TypeScript. */
function correctedMarkOf(credits: readonly Credit[]): Prisma.Sql {
  const out = (how: Credit['out']) =>
    Prisma.sql`aq.revision_id = ANY(${credits.filter((credit) => credit.out === how).map(({ revisionId }) => revisionId)}::int[])`;
  return Prisma.sql`CASE
    WHEN ${out('all')} THEN 'out'
    WHEN aq.is_correct IS DISTINCT FROM false THEN NULL
    WHEN EXISTS (SELECT 1 FROM key WHERE key."revisionId" = aq.revision_id
      AND aq.answer_ids @> key.ids AND aq.answer_ids <@ key.ids) THEN 'right'
    WHEN ${out('wrong')} THEN 'out' END::fair_mark`;
}

/**
 * SQL that compares a row's `correct` and `total` with a percentage. `reachesShare` in `rules.ts` is the same rule in
 * TypeScript.
 */
const reachesShare = (row: 'counted' | 'summed', percent: Prisma.Sql): Prisma.Sql => {
  const count = (name: 'correct' | 'total') => Prisma.raw(`${row}.${name}`);
  return Prisma.sql`${count('total')} > 0 AND ${count('correct')} * 100 >= ${count('total')} * ${percent}`;
};

const CLOSED_BOOK = Prisma.sql`${passPercent('exam', false)}::int`;

const IS_PASSED = Prisma.sql`(s.passed OR (NOT counted.is_exam OR counted.asked = ${QUESTIONS_PER_SECTION})
  AND ${reachesShare('counted', Prisma.sql`CASE WHEN counted.is_exam AND counted.open_book THEN ${passPercent('exam', true)}::int ELSE ${CLOSED_BOOK} END`)})`;

/**
 * Marks the responses of completed attempts like `fairMark`, and updates the scores of those attempts like
 * `judgeCorrected`. Uses one statement, which writes only what changes and finds each row by its key. The statement
 * does not join its own lists, because the database would compare every row with every other. Returns the number of
 * changed attempts.
 * Also notifies the learner of an attempt that is being finished, if the learner answered one of the revisions of
 * `notices` in it. A batch passes no `notices` here, because `tellOpenBook` and `recount` notify its learners.
 */
export const mark = (
  tx: Transaction,
  responses: Responses,
  { credits, notices }: { credits: readonly Credit[]; notices: readonly Notice[] },
): Promise<number> => tx.$executeRaw`
  WITH ${keysOf(credits)}, told AS (
    INSERT INTO correction_notices (user_id, correction_id, attempt_id)
    SELECT DISTINCT ON (a.user_id, one."correctionId") a.user_id, one."correctionId", a.id
    FROM ${recordset(notices)} AS one("correctionId" int, "revisionId" int)
    JOIN attempt_questions aq ON aq.revision_id = one."revisionId" AND aq.is_correct IS NOT NULL
    JOIN attempts a ON a.id = aq.attempt_id AND a.completed_at IS NOT NULL
    WHERE ${notices.length > 0} AND ${isOf(responses)}
    ORDER BY a.user_id, one."correctionId", a.completed_at DESC
    ON CONFLICT (user_id, correction_id) DO NOTHING
  ), marked AS (
    UPDATE attempt_questions aq SET fair = ${correctedMarkOf(credits)} FROM attempts a
    WHERE ${isOf(responses)} AND a.id = aq.attempt_id AND a.completed_at IS NOT NULL AND aq.fair IS DISTINCT FROM ${correctedMarkOf(credits)}
    RETURNING aq.attempt_id, aq.question_id, aq.fair, a.open_book, a.test_type = 'exam' AS is_exam
  ), changed AS (
    SELECT attempt_id, open_book, is_exam, array_agg(question_id) AS question_ids, array_agg(fair) AS marks
    FROM marked GROUP BY attempt_id, open_book, is_exam
  ), counted AS (
    SELECT aq.attempt_id, aq.section_id, changed.open_book, changed.is_exam, count(*)::int AS asked,
      bool_or(bool_or(now.fair IS NOT NULL)) OVER (PARTITION BY aq.attempt_id) AS is_touched,
      (count(*) FILTER (WHERE now.fair IS DISTINCT FROM 'out'))::int AS total,
      (count(aq.is_correct) FILTER (WHERE now.fair IS DISTINCT FROM 'out'))::int AS answered,
      (count(*) FILTER (WHERE now.fair = 'right' OR aq.is_correct AND now.fair IS NULL))::int AS correct
    FROM changed JOIN attempt_questions aq ON aq.attempt_id = changed.attempt_id
    CROSS JOIN LATERAL (SELECT CASE WHEN aq.question_id = ANY(question_ids)
      THEN marks[array_position(question_ids, aq.question_id)] ELSE aq.fair END AS fair) AS now
    GROUP BY aq.attempt_id, aq.section_id, changed.open_book, changed.is_exam
  ), sections AS (
    UPDATE attempt_sections s SET fair_total = CASE WHEN is_touched THEN total END,
      fair_answered = CASE WHEN is_touched THEN answered END, fair_correct = CASE WHEN is_touched THEN correct END,
      fair_passed = CASE WHEN is_touched THEN ${IS_PASSED} END
    FROM counted WHERE s.attempt_id = counted.attempt_id AND s.section_id = counted.section_id
    RETURNING s.attempt_id, s.section_id, is_touched, total, answered, correct, ${IS_PASSED} AS is_passed
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
      ELSE ${reachesShare('summed', CLOSED_BOOK)} END END
  FROM summed WHERE a.id = summed.attempt_id`;

/**
 * Notifies learners who answered one of the revisions of `notices` in an open-book test. `recount` may miss them,
 * because an open-book test may have left no learning record.
 */
export const tellOpenBook = (
  tx: Transaction,
  { questionId, after, until }: Batch,
  notices: readonly Notice[],
): Promise<number> => tx.$executeRaw`
  INSERT INTO correction_notices (user_id, correction_id, attempt_id)
  SELECT DISTINCT ON (a.user_id, one."correctionId") a.user_id, one."correctionId", a.id
  FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id AND aq.question_id = ${questionId}
  JOIN ${recordset(notices)} AS one("correctionId" int, "revisionId" int) ON one."revisionId" = aq.revision_id
  WHERE a.open_book AND a.completed_at IS NOT NULL AND aq.is_correct IS NOT NULL
    AND a.id > ${after}::uuid AND a.id <= ${until}::uuid
  ORDER BY a.user_id, one."correctionId", a.completed_at DESC
  ON CONFLICT (user_id, correction_id) DO NOTHING`;

/** The learning records to count again: those of one learner, or those of the learners in a batch. */
export type Learned =
  | { userId: string; questionIds: readonly number[] }
  | { questionId: number; after: string; until: string; isTakenBack: boolean };

const isLearnedBy = (learned: Learned): Prisma.Sql =>
  'userId' in learned
    ? Prisma.sql`known.user_id = ${learned.userId}::uuid AND known.question_id = ANY(${[...learned.questionIds]}::int[])`
    : Prisma.sql`known.question_id = ${learned.questionId}::int AND known.user_id > ${learned.after}::uuid
        AND known.user_id <= ${learned.until}::uuid`;

/** SQL for one column of the learner's first or last response by time of completion. Ignores excluded responses. */
const ofOne = (
  column: 'is_right' | 'chosen_at' | 'answer_ids' | 'revision_id',
  which: 'is_first' | 'is_last',
): Prisma.Sql => {
  const max = Prisma.raw(column === 'is_right' ? 'bool_or' : 'max');
  return Prisma.sql`${max}(${Prisma.raw(column)}) FILTER (WHERE ${Prisma.raw(which)} AND NOT is_out)`;
};

/**
 * Computes the learning records for these questions again, as if excluded responses had never been given. A separate
 * statement locks the records first, so that a test that finishes at the same moment is either included here or added
 * afterwards. Leaves records of learners without a corrected response unchanged. Notifies learners who answered one of
 * the revisions of `notices`, with a link to the latest result.
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
      SELECT *, lag(id) OVER course IS NULL AS is_first, lead(id) OVER course IS NULL AS is_last
      FROM responses WHERE NOT open_book
      WINDOW course AS (PARTITION BY user_id, question_id, is_out ORDER BY completed_at, chosen_at, id)
    ), now AS (
      SELECT user_id, question_id, (count(*) FILTER (WHERE NOT is_out))::int AS times,
        (count(*) FILTER (WHERE NOT is_out AND is_right))::int AS times_right,
        ${ofOne('is_right', 'is_first')} AS first_right, ${ofOne('chosen_at', 'is_first')} AS first_at,
        ${ofOne('answer_ids', 'is_first')} AS answer_ids, ${ofOne('revision_id', 'is_first')} AS revision_id,
        ${ofOne('is_right', 'is_last')} AS last_right, ${ofOne('chosen_at', 'is_last')} AS last_at
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

/** Lists the questions that the learner has answered and that have been corrected at least once. */
export async function listCorrected(tx: Transaction, userId: string): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT DISTINCT question_id AS id FROM corrections JOIN learner_questions known USING (question_id)
    WHERE known.user_id = ${userId}::uuid`;
  return rows.map(({ id }) => id);
}

/** Deletes unseen notices of a correction that was reversed. */
export const removeNotices = (tx: Transaction, correctionId: number, responses: Responses): Promise<number> =>
  tx.$executeRaw`
    DELETE FROM correction_notices n USING attempts a, attempt_questions aq
    WHERE ${isOf(responses)} AND a.id = aq.attempt_id
      AND n.user_id = a.user_id AND n.correction_id = ${correctionId} AND n.seen_at IS NULL`;
