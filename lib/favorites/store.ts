import 'server-only';
import { db, runHot } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { QuestionId, UserId } from '@/lib/kernel/ids';

export interface FavoriteRow {
  id: number;
  /** As `QuestionRow` has it. */
  version: string;
  sectionId: number;
  sectionName: string;
}

/**
 * False when there is no such question. A second add changes nothing, and writes all the same: what is acknowledged is what a replica has,
 * too.
 */
export async function addFavorite(userId: UserId, questionId: QuestionId): Promise<boolean> {
  const rows = await db.$queryRaw<{ known: boolean }[]>`
    WITH asked AS (SELECT id FROM questions WHERE id = ${questionId} AND state = 'published'), added AS (
      INSERT INTO favorites (user_id, question_id) SELECT ${userId}::uuid, id FROM asked
      ON CONFLICT (user_id, question_id) DO UPDATE SET created_at = favorites.created_at
    )
    SELECT EXISTS (SELECT 1 FROM asked) AS known`;
  return rows[0]?.known === true;
}

export async function removeFavorite(userId: UserId, questionId: QuestionId): Promise<void> {
  await db.favorite.deleteMany({ where: { userId, questionId } });
}

export const hasFavorite = async (userId: UserId, questionId: QuestionId): Promise<boolean> =>
  (await db.favorite.count({ where: { userId, questionId, question: { state: 'published' } } })) > 0;

export const countFavorites = (userId: UserId): Promise<number> =>
  db.favorite.count({ where: { userId, question: { state: 'published' } } });

/** A page, newest first, and how many there are in all. Their wording is the bank's service's. */
export async function listFavorites(
  userId: UserId,
  page: number,
  size: number,
): Promise<{ rows: FavoriteRow[]; totalItems: number }> {
  // Past the last page there is no favorite to carry the total: a row without one does.
  const rows = await runHot<FavoriteRow & { totalItems: number }>(
    'list_favorites',
    Prisma.sql`SELECT found.*, total."totalItems" FROM (
      SELECT count(*)::int AS "totalItems" FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published'
      WHERE f.user_id = ${userId}::uuid
    ) AS total LEFT JOIN (
    SELECT f.created_at AS "addedAt", q.id, q.xmin::text AS version, s.id AS "sectionId", s.name AS "sectionName"
    FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published' JOIN sections s ON s.id = q.section_id
    WHERE f.user_id = ${userId}::uuid ORDER BY f.created_at DESC, q.id LIMIT ${size} OFFSET ${page * size}
    ) AS found ON true ORDER BY found."addedAt" DESC, found.id`,
  );
  return { rows: rows.filter((row) => row.id !== null), totalItems: rows[0]?.totalItems ?? 0 };
}

/** Ids of random favorites; the bank's service has the questions. */
export const drawFavoriteIds = async (userId: UserId, limit: number, withheld: number[]): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT f.question_id AS id FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published'
    WHERE f.user_id = ${userId}::uuid AND f.question_id <> ALL(${withheld}::int[]) ORDER BY random() LIMIT ${limit}`;
  return rows.map((row) => row.id);
};
