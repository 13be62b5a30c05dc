import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { UserId } from '@/lib/kernel/ids';
import type { AnsweredQuestion } from './contract';

/** Number of latest tests that are searched. */
const MOST_ATTEMPTS = 2_000;
const MOST_FOUND = 20;

const escapeForLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * Finds questions of the user's finished tests whose text contains every word of `search`. Lists each question once,
 * latest first.
 */
export function searchAnswered(userId: UserId, search: string): Promise<AnsweredQuestion[]> {
  const patterns = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${escapeForLike(word)}%`);
  return db.$queryRaw<AnsweredQuestion[]>(Prisma.sql`
    SELECT id, text, "sectionName", "attemptId" FROM (
      SELECT DISTINCT ON (aq.question_id) aq.question_id AS id, r.text, s.name AS "sectionName", a.id AS "attemptId", a.started_at
      FROM (
        SELECT id, started_at FROM attempts WHERE user_id = ${userId}::uuid AND completed_at IS NOT NULL
        ORDER BY started_at DESC LIMIT ${MOST_ATTEMPTS}
      ) AS a JOIN attempt_questions aq ON aq.attempt_id = a.id
        JOIN question_revisions r ON r.id = aq.revision_id JOIN sections s ON s.id = aq.section_id
      WHERE r.text ILIKE ALL (${patterns}::text[])
      ORDER BY aq.question_id, a.started_at DESC
    ) AS found ORDER BY started_at DESC, id LIMIT ${MOST_FOUND}`);
}
