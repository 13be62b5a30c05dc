import { afterAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { listSectionQuestions } from './service';

const CORE = 6;

afterAll(disconnect);

describe("a paged list of a section's questions", () => {
  const list = (page: number, shuffle = false) =>
    listSectionQuestions({ seesKey: true, withheld: [], sectionId: CORE, page, size: 100, shuffle });

  it('includes every question once, sorted by id', async () => {
    const published = { sectionId: CORE, state: 'published' } as const;
    const rows = await db.question.findMany({ where: published, select: { id: true }, orderBy: { id: 'asc' } });
    const first = await list(0);
    expect(first).toMatchObject({ totalItems: rows.length, totalPages: Math.ceil(rows.length / 100) });
    const rest = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, at) => list(at + 1)));
    expect([first, ...rest].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
    for (const question of first.items) expect(question.answers.length).toBeGreaterThan(1);
  });

  it('has a different order each time it is shuffled', async () => {
    const [one, other] = await Promise.all([list(0, true), list(0, true)]);
    expect(new Set(one.items.map(({ id }) => id)).size).toBe(100);
    expect(one.totalItems).toBe(other.totalItems);
    expect(one.items).not.toEqual(other.items);
  });

  it('reports the same total on pages after the last one', async () => {
    const { totalItems, totalPages } = await list(0);
    for (const page of [totalPages, 99]) {
      expect(await list(page)).toEqual({ items: [], page, size: 100, totalItems, totalPages });
    }
  });
});
