import 'server-only';
import { queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { QuestionId, UserId } from '@/lib/kernel/ids';
import type { Drawable } from './rules';

export interface DrawableRow extends Drawable {
  sectionId: number;
  /** Version of the question's database row, as in `QuestionRow.version`. */
  version: string;
}

/** Lists every published question, without its text. */
export const listDrawable = (): Promise<DrawableRow[]> =>
  queryPrepared<DrawableRow>(
    'drawable_questions',
    Prisma.sql`SELECT id, section_id AS "sectionId", topic, tier::text AS tier, difficulty, xmin::text AS version
      FROM questions WHERE state = 'published'`,
  );

interface Learned {
  /** When the learner last answered each question of the section: milliseconds since 1970 by question id. */
  metAt: Record<number, number>;
  favorites: number[];
  withheld: QuestionId[];
}

interface Asked {
  userId: UserId;
  sectionId: number;
  /** SQL for a column: ids of the questions withheld from the user `asked.user_id`, as a JSON array. */
  withheldIds: Prisma.Sql;
}

/** Reads in one statement everything about a learner that a draw needs. */
export async function findLearned({ userId, sectionId, withheldIds }: Asked): Promise<Learned> {
  const rows = await queryPrepared<Learned>(
    'learned_for_draw',
    Prisma.sql`SELECT
      (SELECT coalesce(json_object_agg(l.question_id, floor(extract(epoch FROM l.last_answered_at) * 1000)), '{}')
       FROM learner_questions l JOIN questions q ON q.id = l.question_id AND q.section_id = asked.section_id
       WHERE l.user_id = asked.user_id) AS "metAt",
      (SELECT coalesce(json_agg(f.question_id), '[]') FROM favorites f WHERE f.user_id = asked.user_id) AS favorites,
      ${withheldIds} AS withheld
      FROM (SELECT ${userId}::uuid AS user_id, ${sectionId}::int AS section_id) AS asked`,
  );
  return rows[0] ?? { metAt: {}, favorites: [], withheld: [] };
}

/**
 * Returns the questions that this learner missed in a completed attempt. Maps each question id to the position in that
 * attempt.
 */
export async function findMissed(userId: UserId, attemptId: string): Promise<Record<number, number>> {
  const rows = await queryPrepared<{ missed: Record<number, number> }>(
    'missed_for_draw',
    Prisma.sql`SELECT coalesce(json_object_agg(aq.question_id, aq.position), '{}') AS missed
      FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
      WHERE a.id = ${attemptId}::uuid AND a.user_id = ${userId}::uuid AND a.completed_at IS NOT NULL
        AND aq.is_correct IS NOT TRUE AND aq.fair IS NULL`,
  );
  return rows[0]?.missed ?? {};
}
