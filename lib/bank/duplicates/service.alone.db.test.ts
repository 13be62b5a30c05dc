import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { erasePeople, makePerson } from '@/lib/auth/testing/people';
import * as editing from '@/lib/bank/editing/service';
import { searchSimilarPairs } from '@/lib/bank/similarity/service';
import { db, disconnect } from '@/lib/db/client';
import { Problem } from '@/lib/kernel/problem';
import { findDuplicates, lastSearch } from './service';

vi.mock('@/lib/bank/similarity/service', { spy: true });

const made: number[] = [];

async function add(text: string, svg?: string): Promise<number> {
  const answers = ['one', 'two'].map((answer, place) => ({ text: answer, isCorrect: place === 0, why: '' }));
  const shelf = { sectionId: 6, isForMockTest: false, topic: 'laws', difficulty: 2, explanation: '', reference: '' };
  const { id } = await editing.createQuestion((await makePerson()).id, {
    ...shelf,
    text,
    answers,
    ...(svg ? { picture: { svg, description: 'A gauge' } } : {}),
  });
  made.push(id);
  return id;
}

const numbersOf = (found: Awaited<ReturnType<typeof findDuplicates>>) =>
  found.duplicates.map(({ first, second }) => [first.id, second.id]);

beforeEach(() => {
  lastSearch.clear();
  vi.mocked(searchSimilarPairs).mockClear();
});

afterAll(async () => {
  await db.question.deleteMany({ where: { id: { in: made } } });
  await erasePeople();
  await disconnect();
});

describe('search for duplicates', () => {
  it('runs once for all callers and thresholds until the question bank changes', async () => {
    const stem = `How deep must the technician pull the vacuum on appliance ${randomUUID()}`;
    const first = await add(`${stem}?`);
    await Promise.all([findDuplicates(0.9), findDuplicates(0.3), findDuplicates(0.6)]);
    expect(numbersOf(await findDuplicates(0.9))).not.toContainEqual([first, expect.anything()]);
    expect(searchSimilarPairs).toHaveBeenCalledTimes(1);

    const second = await add(`${stem} today?`);
    expect(numbersOf(await findDuplicates(0.9))).toContainEqual([first, second]);
    expect(searchSimilarPairs).toHaveBeenCalledTimes(2);
    expect(numbersOf(await findDuplicates(1))).toEqual([]);

    await editing.deleteQuestion((await makePerson()).id, second);
    expect(numbersOf(await findDuplicates(0.9))).not.toContainEqual([first, second]);
    expect(searchSimilarPairs).toHaveBeenCalledTimes(3);
  });

  it('excludes questions of one contrast set, because they are similar on purpose', async () => {
    const seeded = await db.question.findMany({ where: { slug: { not: null } }, select: { id: true } });
    const slugged = new Set(seeded.map(({ id }) => id));
    const found = numbersOf(await findDuplicates(0.6));
    expect(found.filter((pair) => pair.every((id) => slugged.has(id)))).toEqual([]);
  });

  it('excludes questions with the same words and different drawings', async () => {
    const text = `What does this gauge read ${randomUUID()}?`;
    const [first, second, third] = [
      await add(text, '<svg>1</svg>'),
      await add(text, '<svg>2</svg>'),
      await add(text, '<svg>1</svg>'),
    ];
    const found = numbersOf(await findDuplicates(0.9));
    expect(found).toContainEqual([first, third]);
    expect(found).not.toContainEqual([first, second]);
    expect(found).not.toContainEqual([second, third]);
  });

  it('returns at most two hundred pairs, not counting pairs within contrast sets', async () => {
    expect((await findDuplicates(0.3)).duplicates).toHaveLength(200);
  });

  it('runs again after a failure', async () => {
    vi.mocked(searchSimilarPairs).mockRejectedValueOnce(new Problem('UNAVAILABLE', 'Comparing took too long'));
    await expect(findDuplicates(0.6)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(findDuplicates(0.6)).resolves.toHaveProperty('duplicates');
  });

  it('runs only once at a time', async () => {
    let running = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.mocked(searchSimilarPairs).mockImplementation(async () => {
      running += 1;
      expect(running).toBe(1);
      await held;
      running -= 1;
      return [];
    });
    const early = findDuplicates(0.6);
    await expect.poll(() => running).toBe(1);
    await add(`Added meanwhile ${randomUUID()}`);
    const late = [findDuplicates(0.6), findDuplicates(0.7)];
    await new Promise((resolve) => setTimeout(resolve, 300));
    release();
    await Promise.all([early, ...late]);
    expect(searchSimilarPairs).toHaveBeenCalledTimes(2);
  });
});
