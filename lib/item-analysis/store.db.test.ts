import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect } from '@/lib/db/client';
import { countFirstAnswers, getItemStatistics, listFlaggedItems } from './service';
import { findCounts } from './store';

/** The test creates forty learners with twenty answers each. A learner with a higher number is better. */
const LEARNERS = 40;
const OTHERS = 20;
const HOST = `${randomUUID()}.test`;

let adminId: string;
let questionId: number;
let learnerIds: string[];
const mark = randomUUID();

const fields = (answers: string[], text = `Measured ${mark}`) => questionFields(text, answers);

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
      userId,
      questionId: id,
      firstAnsweredAt: at,
      firstCorrect: isRight,
      firstAnswerIds: [ids[option] ?? 0],
      firstRevisionId: revisionId,
      lastAnsweredAt: at,
      lastCorrect: true,
      timesAnswered: 3,
      timesCorrect: 2,
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
    // The learners of the better half answer right.
    await record(userId, questionId, n >= LEARNERS / 2, n >= LEARNERS / 2 ? 0 : 1);
  }
  await countFirstAnswers();
}, 60_000);

afterAll(async () => {
  await db.user.deleteMany({ where: { email: { endsWith: HOST } } });
  await db.question.deleteMany({ where: { id: questionId } });
  await disconnect();
});

interface First {
  user: string;
  question: number;
  right: number;
}

const correlate = (pairs: readonly [number, number][]): number | null => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  const spread = (of: (pair: [number, number]) => number) => pairs.reduce((sum, pair) => sum + of([...pair]), 0);
  const both = Math.sqrt(spread(([one]) => (one - x) ** 2) * spread(([, other]) => (other - y) ** 2));
  return both < 1e-9 ? null : spread(([one, other]) => (one - x) * (other - y)) / both;
};

/** Computes the statistics directly from their definitions. */
function recompute(firsts: readonly First[], question: number) {
  const byUser = new Map<string, First[]>();
  for (const first of firsts) byUser.set(first.user, [...(byUser.get(first.user) ?? []), first]);
  const shareOf = (list: readonly First[]) => list.reduce((sum, { right }) => sum + right, 0) / list.length;
  const rated = [...byUser.values()].filter((list) => list.length > 10);
  const shares = rated.map(shareOf).sort((one, other) => one - other);
  const place = (shares.length - 1) * 0.75;
  const [below, above] = [shares[Math.floor(place)] ?? 0, shares[Math.ceil(place)] ?? 0];
  const goodFrom = below + (above - below) * (place % 1);
  const asked = rated.filter((list) => list.some((first) => first.question === question));
  const rightOf = (list: readonly First[]) => list.find((first) => first.question === question)?.right ?? 0;
  const best = asked.filter((list) => shareOf(list) >= goodFrom - 1e-12);
  const mine = firsts.filter((first) => first.question === question);
  return {
    answered: mine.length,
    right: mine.filter(({ right }) => right === 1).length,
    rated: asked.length,
    good: best.length,
    goodRight: best.filter((list) => rightOf(list) === 1).length,
    discrimination: correlate(
      asked.map((list) => [shareOf(list.filter((first) => first.question !== question)), rightOf(list)]),
    ),
  };
}

describe('statistics of a question', () => {
  it('equal statistics computed directly from every first answer', async () => {
    const rows = await db.learnerQuestion.findMany({
      select: { userId: true, questionId: true, firstCorrect: true },
    });
    const firsts = rows.map((row) => ({
      user: row.userId,
      question: row.questionId,
      right: row.firstCorrect ? 1 : 0,
    }));
    const questions = [...new Set(firsts.map(({ question }) => question))];
    expect(questions.length).toBeGreaterThan(OTHERS);
    let compared = 0;
    for (const question of questions) {
      const counts = await findCounts(question);
      const { discrimination, ...expected } = recompute(firsts, question);
      expect(counts).toMatchObject(expected);
      if (discrimination === null) expect(counts?.discrimination).toBeNull();
      else expect(counts?.discrimination).toBeCloseTo(discrimination, 9);
      compared += discrimination === null ? 0 : 1;
    }
    expect(compared).toBeGreaterThan(OTHERS / 2);
  });

  it('are counted once when two instances count at the same time', async () => {
    await Promise.all([countFirstAnswers(), countFirstAnswers()]);
    expect((await findCounts(questionId))?.answered).toBe(LEARNERS);
  });

  it('include first answers, chosen options and discrimination', async () => {
    const item = await getItemStatistics(questionId);
    expect(item).toMatchObject({ answered: LEARNERS, hasEnough: true, rightShare: 0.5, goodRightShare: 1 });
    expect(item.options.map(({ text, chosen }) => [text, chosen])).toEqual([
      ['right', 20],
      ['wrong', 20],
      ['never', 0],
    ]);
    // If the better half of evenly distributed learners answers right, the point-biserial correlation is √(3/4).
    expect(item.discrimination).toBeCloseTo(Math.sqrt(0.75), 1);
    expect(item.flags).toEqual(['unpicked-distractor']);
  });

  it('stay the same after a change of the stem, and restart after a change of the options', async () => {
    await editing.updateQuestion(adminId, questionId, fields(['right', 'wrong', 'never'], `Mended ${mark}`));
    expect((await getItemStatistics(questionId)).options.map(({ chosen }) => chosen)).toEqual([20, 20, 0]);
    await editing.updateQuestion(adminId, questionId, fields(['right', 'wrong', 'new']));
    expect(await getItemStatistics(questionId)).toMatchObject({ answered: 0, hasEnough: false, flags: [] });
    await editing.updateQuestion(adminId, questionId, fields(['right', 'wrong', 'never']));
    expect((await getItemStatistics(questionId)).answered).toBe(LEARNERS);
  });

  it('are listed by flag and by section', async () => {
    const asked = { page: 0, size: 100 };
    const all = await listFlaggedItems(asked);
    expect(all.items.find((item) => item.questionId === questionId)).toMatchObject({
      sectionId: 6,
      text: `Measured ${mark}`,
    });
    const missed = await listFlaggedItems({ ...asked, flag: 'missed-by-good' });
    expect(missed.items.some((item) => item.questionId === questionId)).toBe(false);
    expect((await listFlaggedItems({ ...asked, sectionId: 3 })).items.every((item) => item.sectionId === 3)).toBe(true);
  });

  it('are not found for an unknown question', async () => {
    await expect(getItemStatistics(2_000_000_000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
