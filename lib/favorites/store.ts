import 'server-only';
import { db, queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { QuestionId, UserId } from '@/lib/kernel/ids';

interface FavoriteRow {
  id: QuestionId;
  /** Version of the question's database row, as in `QuestionRow.version`. */
  version: string;
  sectionName: string;
}

/**
 * Adds a favorite. Returns false if the question is not published. A repeated call updates the row with its own values,
 * so that the acknowledgment waits until the row is on the replica.
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

interface AskedPage {
  userId: UserId;
  page: number;
  size: number;
}

interface FavoritesPage {
  rows: FavoriteRow[];
  totalItems: number;
}

/**
 * Returns a page of ids of favorite questions, newest first, and the total number. The caller loads the questions from
 * `lib/bank`.
 */
export async function listFavorites({ userId, page, size }: AskedPage): Promise<FavoritesPage> {
  const rows = await queryPrepared<FavoritesPage>(
    'list_favorites',
    Prisma.sql`SELECT
      (SELECT count(*)::int FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published'
       WHERE f.user_id = ${userId}::uuid) AS "totalItems",
      (SELECT coalesce(json_agg(json_build_object('id', found.id, 'version', found.version, 'sectionName', found.name)
         ORDER BY found.created_at DESC, found.id), '[]')
       FROM (SELECT f.created_at, q.id, q.xmin::text AS version, s.name
         FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published'
           JOIN sections s ON s.id = q.section_id
         WHERE f.user_id = ${userId}::uuid ORDER BY f.created_at DESC, q.id LIMIT ${size} OFFSET ${page * size}) AS found) AS rows`,
  );
  return rows[0] ?? { rows: [], totalItems: 0 };
}

/** Lists the ids of all favorites of a user. */
export const listFavoriteIds = async (userId: UserId): Promise<number[]> => {
  const found = await db.favorite.findMany({ where: { userId }, select: { questionId: true } });
  return found.map(({ questionId }) => questionId);
};

/** Draws ids of random favorites. The caller loads the questions from `lib/bank`. */
export const drawFavoriteIds = async (userId: UserId, limit: number, withheld: number[]): Promise<number[]> => {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT f.question_id AS id FROM favorites f JOIN questions q ON q.id = f.question_id AND q.state = 'published'
    WHERE f.user_id = ${userId}::uuid AND f.question_id <> ALL(${withheld}::int[]) ORDER BY random() LIMIT ${limit}`;
  return rows.map((row) => row.id);
};
