import 'server-only';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { ItemCounts } from './rules';

/** Minimum number of answers to other questions before a learner's ability is estimated. */
const RATED_BY = 10;
/** Quantile of ability above which a learner counts as good. */
const GOOD_FROM = 0.75;

/**
 * Selects the counts of first answers to a question's current options. A revision that changes only the stem or the
 * explanation keeps the statistics; a revision that changes an option or the key restarts them. Options are matched by
 * their text, because each revision has its own answer ids. The correlation is computed from sums. It is null if the
 * abilities differ only by rounding errors.
 */
const countsOf = (which: Prisma.Sql): Prisma.Sql => Prisma.sql`
  WITH asked AS (
    SELECT q.id, q.current_revision_id, q.section_id FROM questions q WHERE ${which} AND q.current_revision_id IS NOT NULL
  ), worded AS (
    SELECT r.id, r.question_id, md5(string_agg(concat(a.is_correct, a.text), E'\n' ORDER BY a.text, a.is_correct)) AS options
    FROM asked JOIN question_revisions r ON r.question_id = asked.id JOIN answers a ON a.revision_id = r.id GROUP BY r.id
  ), alike AS (
    SELECT other.id, other.question_id FROM asked
    JOIN worded now ON now.id = asked.current_revision_id
    JOIN worded other ON other.question_id = asked.id AND other.options = now.options
  ), firsts AS MATERIALIZED (
    SELECT t.* FROM alike JOIN first_answer_totals t ON t.question_id = alike.question_id AND t.revision_id = alike.id
  ), sums AS (
    SELECT question_id, sum(answered) AS answered, coalesce(sum(answered) FILTER (WHERE is_correct), 0) AS right,
      sum(good) AS good, coalesce(sum(good) FILTER (WHERE is_correct), 0) AS good_right,
      sum(rated)::float8 AS n, sum(share_sum) AS x, sum(share_square_sum) AS xx,
      coalesce(sum(rated) FILTER (WHERE is_correct), 0)::float8 AS y,
      coalesce(sum(share_sum) FILTER (WHERE is_correct), 0) AS xy
    FROM firsts GROUP BY question_id
  ), measured AS (
    SELECT question_id, answered::int, "right"::int, n::int AS rated, good::int, good_right::int AS "goodRight",
      CASE WHEN n * xx - x * x > 1e-9 * n * n AND y > 0 AND y < n
        THEN (n * xy - x * y) / sqrt((n * xx - x * x) * (n * y - y * y)) END AS discrimination
    FROM sums
  ), picked AS MATERIALIZED (
    SELECT f.question_id, a.text, sum(f.times)::int AS chosen
    FROM (SELECT question_id, answer_id, sum(answered) AS times FROM firsts, unnest(answer_ids) AS answer_id
          GROUP BY question_id, answer_id) AS f
    JOIN answers a ON a.id = f.answer_id GROUP BY f.question_id, a.text
  ), shown AS MATERIALIZED (
    SELECT asked.id, json_agg(json_build_object('answerId', a.id, 'text', a.text, 'isCorrect', a.is_correct,
      'chosen', coalesce(picked.chosen, 0)) ORDER BY a.position) AS options
    FROM asked JOIN answers a ON a.revision_id = asked.current_revision_id
    LEFT JOIN picked ON picked.question_id = asked.id AND picked.text = a.text GROUP BY asked.id
  )
  SELECT shown.id AS "questionId", coalesce(answered, 0) AS answered, coalesce("right", 0) AS "right",
    coalesce(rated, 0) AS rated, discrimination, coalesce(good, 0) AS good, coalesce("goodRight", 0) AS "goodRight",
    shown.options
  FROM shown LEFT JOIN measured ON measured.question_id = shown.id`;

/** Returns the counts of a question. Null if the question does not exist. */
export async function findCounts(questionId: number): Promise<ItemCounts | null> {
  const rows = await db.$queryRaw<ItemCounts[]>`${countsOf(Prisma.sql`q.id = ${questionId}`)}`;
  return rows[0] ?? null;
}

/** Lists the counts of all published questions. */
export const listCounts = (): Promise<ItemCounts[]> =>
  db.$queryRaw<ItemCounts[]>`${countsOf(Prisma.sql`q.state = 'published'`)}`;

/** Timeout in milliseconds. Counting all first answers takes longer than other statements may. */
const COUNT_TIMEOUT = 120_000;

/**
 * Replaces the totals by a new count. For a question's correlation, a learner's ability is computed from all other
 * answers. The lock prevents two concurrent counts from adding the same rows; readers see the old totals until the new
 * ones are complete.
 */
export const countFirstAnswers = (): Promise<void> =>
  transact(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = ${Prisma.raw(String(COUNT_TIMEOUT))}`;
      await tx.$executeRaw`SET LOCAL lock_timeout = ${Prisma.raw(String(COUNT_TIMEOUT))}`;
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('coldpass.first-answers'))`;
      await tx.$executeRaw`DELETE FROM first_answer_totals`;
      await tx.$executeRaw`
        WITH learners AS MATERIALIZED (
          SELECT user_id, count(*)::float8 AS met, (count(*) FILTER (WHERE first_correct))::float8 AS right
          FROM learner_questions WHERE times_answered > 0 GROUP BY user_id HAVING count(*) > ${RATED_BY}
        ), good AS MATERIALIZED (
          SELECT percentile_cont(${GOOD_FROM}) WITHIN GROUP (ORDER BY learners.right / met) AS share FROM learners
        ), rated AS MATERIALIZED (
          SELECT user_id, learners.right / met >= (SELECT share FROM good) AS is_good,
            learners.right / (met - 1) AS share_if_wrong, (learners.right - 1) / (met - 1) AS share_if_right
          FROM learners
        )
        INSERT INTO first_answer_totals (id, question_id, revision_id, answer_ids, is_correct, answered, rated, share_sum,
          share_square_sum, good)
        SELECT row_number() OVER (), l.question_id, l.first_revision_id, l.first_answer_ids, l.first_correct, count(*),
          count(rated.user_id),
          coalesce(sum(CASE WHEN l.first_correct THEN share_if_right ELSE share_if_wrong END), 0),
          coalesce(sum(CASE WHEN l.first_correct THEN share_if_right * share_if_right
            ELSE share_if_wrong * share_if_wrong END), 0),
          count(*) FILTER (WHERE is_good)
        FROM learner_questions l LEFT JOIN rated ON rated.user_id = l.user_id
        WHERE l.times_answered > 0
        GROUP BY l.question_id, l.first_revision_id, l.first_answer_ids, l.first_correct`;
    },
    { timeout: COUNT_TIMEOUT, maxWait: 5_000 },
  );

export interface ItemName {
  id: number;
  text: string;
  sectionId: number;
}

export const listNames = (ids: number[]): Promise<ItemName[]> => db.$queryRaw<ItemName[]>`
  SELECT q.id, r.text, q.section_id AS "sectionId"
  FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id WHERE q.id = ANY(${ids})`;
