import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';

interface SearchedQuestion {
  id: number;
  text: string;
  contrast: string | null;
  /** Hash of the drawing; null without one. */
  picture: string | null;
}

/** Lists the current wording, contrast set and drawing of every published question and draft. */
export const listTexts = (): Promise<SearchedQuestion[]> => db.$queryRaw`
  SELECT q.id, r.text, q.contrast, md5(r.picture->>'svg') AS picture FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id
  WHERE q.state <> 'archived' ORDER BY q.id`;

/**
 * Returns a hash that changes when a question that is not archived gets a new wording. Revisions are immutable, so the
 * hash covers only their ids.
 */
export async function findWording(): Promise<string> {
  const [row] = await db.$queryRaw<{ wording: string }[]>`
    SELECT coalesce(md5(string_agg(concat(id, '/', current_revision_id), ',' ORDER BY id)), '') AS wording
    FROM questions WHERE state <> 'archived'`;
  return row?.wording ?? '';
}

/** Merges each person's favorites among these questions into one favorite, with the earliest date. */
const mergeFavorites = (tx: Prisma.TransactionClient, id: number, duplicateIds: number[]) => tx.$executeRaw`
  WITH moved AS (DELETE FROM favorites WHERE question_id = ANY(${duplicateIds}::int[]) RETURNING user_id, created_at)
  INSERT INTO favorites AS kept (user_id, question_id, created_at)
    SELECT user_id, ${id}::int, min(created_at) FROM moved GROUP BY user_id
    ON CONFLICT (user_id, question_id) DO UPDATE SET created_at = least(kept.created_at, excluded.created_at)`;

/**
 * Merges each person's answer histories of these questions into one: the first answer, the last answer and the sums.
 */
const mergeHistories = (tx: Prisma.TransactionClient, id: number, duplicateIds: number[]) => tx.$executeRaw`
  WITH held AS (SELECT * FROM learner_questions WHERE question_id = ANY(${[id, ...duplicateIds]}::int[])),
  firsts AS (SELECT DISTINCT ON (user_id) * FROM held ORDER BY user_id, first_answered_at),
  lasts AS (SELECT DISTINCT ON (user_id) * FROM held ORDER BY user_id, last_answered_at DESC),
  sums AS (SELECT user_id, sum(times_answered)::int AS answered, sum(times_correct)::int AS correct FROM held GROUP BY user_id)
  INSERT INTO learner_questions (user_id, question_id, first_answered_at, first_correct, first_answer_ids,
    first_revision_id, last_answered_at, last_correct, times_answered, times_correct)
    SELECT f.user_id, ${id}::int, f.first_answered_at, f.first_correct, f.first_answer_ids, f.first_revision_id,
      l.last_answered_at, l.last_correct, s.answered, s.correct
    FROM firsts f JOIN lasts l USING (user_id) JOIN sums s USING (user_id)
  ON CONFLICT (user_id, question_id) DO UPDATE SET first_answered_at = excluded.first_answered_at,
    first_correct = excluded.first_correct, first_answer_ids = excluded.first_answer_ids,
    first_revision_id = excluded.first_revision_id, last_answered_at = excluded.last_answered_at,
    last_correct = excluded.last_correct, times_answered = excluded.times_answered, times_correct = excluded.times_correct`;

interface Merged {
  id: number;
  state: string;
}

/**
 * Moves people's data from the duplicates to the question that remains, and archives the duplicates. Earlier attempts
 * still show the duplicates. Returns the earlier state of all questions. If one is missing or archived, changes nothing
 * and returns null.
 *
 * Locks the rows first, so that two concurrent merges cannot archive both questions of a pair. The lock also blocks
 * starts of tests and first answers, because an answer history created during the merge would be overwritten.
 */
export async function mergeQuestions(
  tx: Prisma.TransactionClient,
  id: number,
  duplicateIds: number[],
): Promise<Merged[] | null> {
  const ids = [id, ...duplicateIds];
  const former = await tx.$queryRaw<Merged[]>`
    SELECT id, state::text AS state FROM questions WHERE id = ANY(${ids}::int[]) AND state <> 'archived'
    ORDER BY id FOR UPDATE`;
  if (former.length !== ids.length) return null;
  await mergeFavorites(tx, id, duplicateIds);
  await mergeHistories(tx, id, duplicateIds);
  const among = { questionId: { in: duplicateIds } };
  await tx.learnerQuestion.deleteMany({ where: among });
  await tx.questionReport.updateMany({ where: { ...among, status: 'open' }, data: { questionId: id } });
  await tx.question.updateMany({
    where: { id: { in: duplicateIds } },
    data: { state: 'archived', editedAt: new Date() },
  });
  invalidate(tx, 'bank');
  return former;
}
