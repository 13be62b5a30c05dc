import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePeople, makePerson } from '@/lib/auth/testing/people';
import * as editing from '@/lib/bank/editing/service';
import { db, disconnect } from '@/lib/db/client';
import { mergeQuestions } from './service';

let learnerId: string;
let otherId: string;
const made: number[] = [];

async function add() {
  const answers = [
    { text: 'one', isCorrect: true, why: '' },
    { text: 'two', isCorrect: false, why: '' },
  ];
  const shelf = { sectionId: 6, isForMockTest: false, topic: 'laws', difficulty: 2, explanation: '', reference: '' };
  const { id } = await editing.createQuestion(learnerId, { ...shelf, text: `To merge ${randomUUID()}`, answers });
  made.push(id);
  return id;
}

const answered = (questionId: number, day: number, times: number) => ({
  questionId,
  userId: learnerId,
  firstAnsweredAt: new Date(Date.UTC(2026, 0, day)),
  firstCorrect: day === 1,
  firstAnswerIds: [day],
  firstRevisionId: 1,
  lastAnsweredAt: new Date(Date.UTC(2026, 1, day)),
  lastCorrect: day !== 1,
  timesAnswered: times,
  timesCorrect: 1,
});

beforeAll(async () => {
  learnerId = (await makePerson()).id;
  otherId = (await makePerson()).id;
});

afterAll(async () => {
  await db.question.deleteMany({ where: { id: { in: made } } });
  await erasePeople();
  await disconnect();
});

describe('merging duplicates', () => {
  it('moves favorites, answer history and open reports, and archives the duplicates', async () => {
    const [kept, one, two] = [await add(), await add(), await add()];
    await db.favorite.createMany({
      data: [
        { userId: learnerId, questionId: kept },
        { userId: learnerId, questionId: one },
        { userId: otherId, questionId: one },
        { userId: otherId, questionId: two },
      ],
    });
    await db.learnerQuestion.createMany({ data: [answered(kept, 5, 2), answered(one, 1, 3), answered(two, 9, 1)] });
    await db.questionReport.create({ data: { questionId: two, revisionId: 1, userId: otherId, reason: 'typo' } });

    await mergeQuestions(learnerId, kept, [one, two, two]);

    const favorites = await db.favorite.findMany({ where: { questionId: { in: [kept, one, two] } } });
    expect(favorites.map(({ userId, questionId }) => [userId, questionId]).sort()).toEqual(
      [
        [learnerId, kept],
        [otherId, kept],
      ].sort(),
    );
    const histories = await db.learnerQuestion.findMany({ where: { userId: learnerId, questionId: { in: made } } });
    expect(histories).toHaveLength(1);
    expect(histories[0]).toMatchObject({
      questionId: kept,
      firstCorrect: true,
      firstAnswerIds: [1],
      lastCorrect: true,
      lastAnsweredAt: new Date(Date.UTC(2026, 1, 9)),
      timesAnswered: 6,
      timesCorrect: 3,
    });
    expect(await db.questionReport.count({ where: { questionId: kept } })).toBe(1);
    expect((await editing.listQuestionsByIds([kept, one, two])).map(({ state }) => state)).toEqual([
      'published',
      'archived',
      'archived',
    ]);
    await expect(mergeQuestions(learnerId, kept, [one])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it("completes only one of two concurrent merges that would archive each other's question", async () => {
    const [one, two] = [await add(), await add()];
    const merges = await Promise.allSettled([
      mergeQuestions(learnerId, one, [two]),
      mergeQuestions(learnerId, two, [one]),
    ]);
    expect(merges.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const states = (await editing.listQuestionsByIds([one, two])).map(({ state }) => state);
    expect(states.sort()).toEqual(['archived', 'published']);
  });
});
