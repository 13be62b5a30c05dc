import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as editing from '@/lib/bank/editing/service';
import { db, disconnect } from '@/lib/db/client';
import { getItemStatistics, listFlaggedItems } from './service';

/** Forty learners, the better ones with the higher numbers; they have met twenty questions each. */
const LEARNERS = 40;
const OTHERS = 20;
const HOST = `${randomUUID()}.test`;

let adminId: string;
let questionId: number;
let learnerIds: string[];
const mark = randomUUID();

const fields = (answers: string[], text = `Measured ${mark}`) => ({
  text,
  sectionId: 6,
  isForMockTest: false,
  explanation: '',
  reference: '',
  topic: 'laws',
  difficulty: 2,
  answers: answers.map((answer, place) => ({ text: answer, isCorrect: place === 0, why: '' })),
});

async function currentAnswers(id: number) {
  const question = await db.question.findUniqueOrThrow({
    where: { id },
    select: { currentRevisionId: true, currentRevision: { select: { answers: { orderBy: { position: 'asc' } } } } },
  });
  return {
    revisionId: question.currentRevisionId ?? 0,
    ids: question.currentRevision?.answers.map(({ id }) => id) ?? [],
  };
}

async function record(userId: string, id: number, isRight: boolean, option: number) {
  const { revisionId, ids } = await currentAnswers(id);
  const at = new Date();
  await db.learnerQuestion.create({
    data: {
      ...{ userId, questionId: id, firstAnsweredAt: at, firstCorrect: isRight, firstAnswerIds: [ids[option] ?? 0] },
      ...{ firstRevisionId: revisionId, lastAnsweredAt: at, lastCorrect: true, timesAnswered: 3, timesCorrect: 2 },
    },
  });
}

beforeAll(async () => {
  const person = (name: string, roles: string[]) =>
    db.user.create({ data: { email: `${name}@${HOST}`, firstName: 'T', lastName: 'L', roles }, select: { id: true } });
  adminId = (await person('admin', ['USER', 'ADMIN'])).id;
  learnerIds = [];
  for (let n = 0; n < LEARNERS; n += 1) learnerIds.push((await person(`learner-${n}`, ['USER'])).id);
  questionId = (await editing.createQuestion(adminId, fields(['right', 'wrong', 'never']))).id;
  const others = await db.question.findMany({ where: { id: { not: questionId } }, take: OTHERS, select: { id: true } });
  for (const [n, userId] of learnerIds.entries()) {
    for (const [place, other] of others.entries()) {
      await record(userId, other.id, place < (n * OTHERS) / LEARNERS, 0);
    }
    // The better half knows it.
    await record(userId, questionId, n >= LEARNERS / 2, n >= LEARNERS / 2 ? 0 : 1);
  }
}, 60_000);

afterAll(async () => {
  await db.user.deleteMany({ where: { email: { endsWith: HOST } } });
  await db.question.deleteMany({ where: { id: questionId } });
  await disconnect();
});

describe('item statistics', () => {
  it('count first answers, what was chosen, and how well the question tells learners apart', async () => {
    const item = await getItemStatistics(questionId);
    expect(item).toMatchObject({ answered: LEARNERS, hasEnough: true, rightShare: 0.5, goodRightShare: 1 });
    expect(item.options.map(({ text, chosen }) => [text, chosen])).toEqual([
      ['right', 20],
      ['wrong', 20],
      ['never', 0],
    ]);
    // A step at the middle of an even spread: the point-biserial correlation is the root of 3/4.
    expect(item.discrimination).toBeCloseTo(Math.sqrt(0.75), 1);
    expect(item.flags).toEqual(['unpicked-distractor']);
  });

  it('are kept by a new stem, and begin anew with new options', async () => {
    await editing.updateQuestion(adminId, questionId, fields(['right', 'wrong', 'never'], `Mended ${mark}`));
    expect((await getItemStatistics(questionId)).options.map(({ chosen }) => chosen)).toEqual([20, 20, 0]);
    await editing.updateQuestion(adminId, questionId, fields(['right', 'wrong', 'new']));
    expect(await getItemStatistics(questionId)).toMatchObject({ answered: 0, hasEnough: false, flags: [] });
    await editing.updateQuestion(adminId, questionId, fields(['right', 'wrong', 'never']));
    expect((await getItemStatistics(questionId)).answered).toBe(LEARNERS);
  });

  it('list what is flagged, by flag and by section', async () => {
    const asked = { page: 0, size: 100, now: new Date() };
    const all = await listFlaggedItems(asked);
    expect(all.items.find((item) => item.questionId === questionId)).toMatchObject({
      sectionId: 6,
      text: `Measured ${mark}`,
    });
    const missed = await listFlaggedItems({ ...asked, flag: 'missed-by-good' });
    expect(missed.items.some((item) => item.questionId === questionId)).toBe(false);
    expect((await listFlaggedItems({ ...asked, sectionId: 3 })).items.every((item) => item.sectionId === 3)).toBe(true);
  });

  it('know no question that is not there', async () => {
    await expect(getItemStatistics(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
