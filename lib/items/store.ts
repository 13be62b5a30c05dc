import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { ItemCounts } from './rules';

/** Other questions that a learner must have answered before their share right says how good they are. */
const RATED_BY = 10;
/** The best quarter counts as good. */
const GOOD_FROM = 0.75;

/**
 * First answers to the options that a question has now. A revision that only mends the stem or the explanation keeps the
 * statistics; one that changes an option or the key begins anew. Options are matched by their text, because each revision
 * has answers of its own.
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
  ), learners AS MATERIALIZED (
    SELECT user_id, count(*)::int AS met, (count(*) FILTER (WHERE first_correct))::int AS right
    FROM learner_questions GROUP BY user_id HAVING count(*) > ${RATED_BY}
  ), good AS MATERIALIZED (
    SELECT percentile_cont(${GOOD_FROM}) WITHIN GROUP (ORDER BY learners.right::float8 / met) AS share FROM learners
  ), firsts AS MATERIALIZED (
    SELECT l.question_id, l.user_id, l.first_correct::int AS correct, l.first_answer_ids
    FROM alike JOIN learner_questions l ON l.question_id = alike.question_id AND l.first_revision_id = alike.id
  ), measured AS (
    SELECT f.question_id, count(*)::int AS answered, sum(f.correct)::int AS right, count(learners.user_id)::int AS rated,
      corr(f.correct, (learners.right - f.correct)::float8 / (learners.met - 1)) AS discrimination,
      (count(*) FILTER (WHERE learners.right::float8 / met >= good.share))::int AS good,
      coalesce(sum(f.correct) FILTER (WHERE learners.right::float8 / met >= good.share), 0)::int AS "goodRight"
    FROM firsts f CROSS JOIN good LEFT JOIN learners ON learners.user_id = f.user_id GROUP BY f.question_id
  ), picked AS MATERIALIZED (
    SELECT f.question_id, a.text, sum(f.times)::int AS chosen
    FROM (SELECT question_id, answer_id, count(*) AS times FROM firsts, unnest(first_answer_ids) AS answer_id
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

/** Null when there is no such question. */
export async function findCounts(questionId: number): Promise<ItemCounts | null> {
  const rows = await db.$queryRaw<ItemCounts[]>`${countsOf(Prisma.sql`q.id = ${questionId}`)}`;
  return rows[0] ?? null;
}

/** Reads every first answer there is, which takes longer than any other statement may. */
const EVERY_ITEM_TIMEOUT = 60_000;

/** Every question that is asked. */
export const listCounts = (): Promise<ItemCounts[]> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = ${Prisma.raw(String(EVERY_ITEM_TIMEOUT))}`;
      return tx.$queryRaw<ItemCounts[]>`${countsOf(Prisma.sql`q.state = 'published'`)}`;
    },
    { timeout: EVERY_ITEM_TIMEOUT, maxWait: 5_000 },
  );

export interface ItemName {
  id: number;
  text: string;
  sectionId: number;
}

export const listNames = (ids: number[]): Promise<ItemName[]> => db.$queryRaw<ItemName[]>`
  SELECT q.id, r.text, q.section_id AS "sectionId"
  FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id WHERE q.id = ANY(${ids})`;
