import { afterAll, beforeAll, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { updateDifficulties } from './service';

let questionIds: number[];

beforeAll(async () => {
  const rows = await db.question.findMany({
    where: { state: 'published', tier: 'exam' },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: 3,
  });
  questionIds = rows.map(({ id }) => id);
});

const forget = async () => {
  await db.firstAnswerTotal.deleteMany();
  await updateDifficulties();
};
afterAll(async () => {
  await forget();
  await disconnect();
});

const total = (place: number, isCorrect: boolean, answered: number) => ({
  id: place * 2 + Number(isCorrect) + 1,
  questionId: questionIds[place] ?? 0,
  revisionId: 1,
  answerIds: [],
  isCorrect,
  answered,
  rated: 0,
  shareSum: 0,
  shareSquareSum: 0,
  good: 0,
});

const estimated = async () => {
  const rows = await db.question.findMany({ where: { id: { in: questionIds } }, orderBy: { id: 'asc' } });
  return rows.map(({ estimatedDifficulty }) => estimatedDifficulty);
};

it('estimated difficulties follow first answers, and are removed when no first answer is left', async () => {
  await forget();
  expect(await estimated()).toEqual([null, null, null]);
  await db.firstAnswerTotal.createMany({
    data: [total(0, true, 190), total(0, false, 10), total(1, true, 60), total(1, false, 140)],
  });
  await updateDifficulties();
  const [easy, hard, untried] = await estimated();
  expect(easy).toBeLessThan(-1);
  expect(hard).toBeGreaterThan(1);
  expect(untried).toBeNull();
  await forget();
  expect(await estimated()).toEqual([null, null, null]);
});

it('every exam-tier question has a difficulty rating', async () => {
  expect(
    await db.question.count({ where: { state: 'published', tier: 'exam', slug: { not: null }, expected: null } }),
  ).toBe(0);
});
