import { describe, expect, it } from 'vitest';
import { makePerson } from '@/lib/auth/testing/people';
import { pool } from '@/lib/db/client';
import type { UserId } from '@/lib/kernel/ids';
import { listFavorites } from './store';

async function listPublished(count: number): Promise<number[]> {
  const text = `SELECT id FROM questions WHERE state = 'published' ORDER BY id LIMIT $1`;
  const { rows } = await pool().query<{ id: number }>(text, [count]);
  return rows.map(({ id }) => id);
}

/** Adds favorites one minute apart, the last one now. */
const addFavorites = (userId: UserId, ids: readonly number[]) =>
  pool().query(
    `INSERT INTO favorites (user_id, question_id, created_at)
     SELECT $1, id, now() - (cardinality($2::int[]) - place) * interval '1 minute'
     FROM unnest($2::int[]) WITH ORDINALITY AS added(id, place)`,
    [userId, ids],
  );

describe('pages of favorites', () => {
  it("contain only the reader's own favorites, newest first, for simultaneous readers", async () => {
    const ids = await listPublished(12);
    const [many, few, nobody] = [await makePerson(), await makePerson(), await makePerson()];
    await addFavorites(many.id, ids);
    await addFavorites(few.id, ids.slice(0, 2));
    const asked = [
      { userId: many.id, page: 0, size: 5 },
      { userId: few.id, page: 0, size: 5 },
      { userId: many.id, page: 2, size: 5 },
      { userId: nobody.id, page: 0, size: 5 },
      { userId: few.id, page: 1, size: 1 },
      { userId: few.id, page: 7, size: 5 },
    ];
    const pages = await Promise.all(asked.map(listFavorites));
    const newest = ids.toReversed();
    expect(pages.map(({ rows, totalItems }) => ({ ids: rows.map(({ id }) => id), totalItems }))).toEqual([
      { ids: newest.slice(0, 5), totalItems: 12 },
      { ids: [ids[1], ids[0]], totalItems: 2 },
      { ids: newest.slice(10), totalItems: 12 },
      { ids: [], totalItems: 0 },
      { ids: [ids[0]], totalItems: 2 },
      { ids: [], totalItems: 2 },
    ]);
  });
});
