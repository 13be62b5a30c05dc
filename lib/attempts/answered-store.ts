import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';
import type { AnsweredQuestion } from './contract';

/** Maximum number of tests to search, newest first. */
const MOST_ATTEMPTS = 2_000;
const MOST_FOUND = 20;

const escapeForLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * Finds questions in the user's finished tests whose text contains every word of `search`. Lists each question once,
 * latest first. Compares each revision only once, because an account may have answered one revision thousands of times;
 * comparing every answer would take seconds for a search of many short words.
 */
export function searchAnswered(userId: UserId, search: string): Promise<AnsweredQuestion[]> {
  const words = new Set(search.split(/\s+/).filter(Boolean));
  const patterns = [...words].map((word) => `%${escapeForLike(word)}%`);
  return db.$queryRaw<AnsweredQuestion[]>(Prisma.sql`
    WITH asked AS MATERIALIZED (
      SELECT aq.question_id, aq.revision_id, aq.section_id, a.id AS attempt_id, a.started_at
      FROM (
        SELECT id, started_at FROM attempts WHERE user_id = ${userId}::uuid AND completed_at IS NOT NULL
        ORDER BY started_at DESC LIMIT ${MOST_ATTEMPTS}
      ) AS a JOIN attempt_questions aq ON aq.attempt_id = a.id
    ), matching AS MATERIALIZED (
      SELECT id, text FROM question_revisions
      WHERE id = ANY(ARRAY(SELECT DISTINCT revision_id FROM asked)) AND text ILIKE ALL (${patterns}::text[])
    )
    SELECT id, text, "sectionName", "attemptId" FROM (
      SELECT DISTINCT ON (asked.question_id) asked.question_id AS id, r.text, s.name AS "sectionName",
        asked.attempt_id AS "attemptId", asked.started_at
      FROM asked JOIN matching r ON r.id = asked.revision_id JOIN sections s ON s.id = asked.section_id
      ORDER BY asked.question_id, asked.started_at DESC
    ) AS found ORDER BY started_at DESC, id LIMIT ${MOST_FOUND}`);
}
