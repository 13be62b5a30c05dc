import 'server-only';
import { db } from '@/lib/db/client';
import { invalidate } from '@/lib/db/invalidation';
import type { QuestionId } from '@/lib/kernel/ids';
import type { Tried } from './rules';

export interface RatedRow extends Tried {
  /** Estimated share of apprentices who know the answer, from readers' ratings; null without a rating. */
  expected: number | null;
}

/**
 * Lists exam-tier questions with the totals of their first answers. Includes answers to earlier revisions, because they
 * ask the same fact, but not answers to a revision with a wrong key.
 */
export const listTried = (): Promise<RatedRow[]> => db.$queryRaw<RatedRow[]>`
  SELECT q.id, q.expected, coalesce(sum(t.answered), 0)::int AS answered,
    coalesce(sum(t.answered) FILTER (WHERE t.is_correct), 0)::int AS right,
    coalesce(sum(t.rated), 0)::int AS rated, coalesce(sum(t.share_sum), 0)::float8 AS "shareSum"
  FROM questions q LEFT JOIN first_answer_totals t ON t.question_id = q.id
    AND NOT EXISTS (SELECT 1 FROM corrections c JOIN question_revisions r ON r.id = t.revision_id
      WHERE c.question_id = q.id AND r.revision BETWEEN
        CASE WHEN c.taken_back_at IS NULL THEN c.since_revision ELSE c.right_revision END
        AND CASE WHEN c.taken_back_at IS NULL THEN c.until_revision ELSE c.restored_revision - 1 END)
  WHERE q.tier = 'exam' AND q.state <> 'draft' GROUP BY q.id`;

/** Minimum change of a difficulty that is saved. A smaller one would not change a plan. */
const LEAST_CHANGE = 0.01;

/**
 * Saves difficulties and returns the number of changed rows. A question without answers gets null, so that the plan
 * uses its rating.
 */
export async function saveDifficulties(estimated: ReadonlyMap<QuestionId, number>): Promise<number> {
  const changed = await db.$executeRaw`
    UPDATE questions q SET fitted_difficulty = given.difficulty
    FROM questions known LEFT JOIN unnest(${[...estimated.keys()]}::int[], ${[...estimated.values()]}::real[])
      AS given(id, difficulty) ON given.id = known.id
    WHERE q.id = known.id AND (q.fitted_difficulty IS NULL) IS DISTINCT FROM (given.difficulty IS NULL)
      OR q.id = known.id AND abs(q.fitted_difficulty - given.difficulty) > ${LEAST_CHANGE}::real`;
  if (changed > 0) invalidate(db, 'bank');
  return changed;
}
