import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishAttempt, recordResponse, startAttempt } from '@/lib/attempts/service';
import {
  changeQuestions,
  confirmQuestions,
  createQuestion,
  deleteQuestion,
  updateQuestion,
} from '@/lib/bank/editing/service';
import { examPositions } from '@/lib/bank/exam-paper';
import { drawMockQuestions, listQuestionsByIds } from '@/lib/bank/service';
import { readPracticeQuestions } from '@/lib/bank/testing/draw';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect } from '@/lib/db/client';
import * as favorites from '@/lib/favorites/service';
import { type QuestionId, toAttemptId, toQuestionId, toUserId, type UserId } from '@/lib/kernel/ids';
import * as facts from './service';

const ID = 'test-fact';
const now = new Date('2027-01-15T12:00:00Z');
let userId: UserId;
let question: { id: QuestionId; sectionId: number; topic: string; answerId: number };

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const fields = {
  name: 'A figure',
  value: '30',
  unit: '%',
  source: '40 CFR 82.157',
  checkAgainBy: '2027-01-10',
  inForceFrom: '2019-01-01',
  inForceUntil: null,
};
const change = (value: string) => facts.updateFact({ actorId: userId, id: ID, body: { ...fields, value }, now });
const stateOf = async () => {
  const { state, reviewReason, editedAt } = await db.question.findUniqueOrThrow({ where: { id: question.id } });
  return { state, reviewReason, isEdited: editedAt !== null };
};

beforeAll(async () => {
  const person = { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'Admin' };
  userId = toUserId((await db.user.create({ data: person, select: { id: true } })).id);
  const row = await db.question.findFirstOrThrow({
    where: { state: 'published', isForMockTest: true, sectionId: 6 },
    select: { id: true, sectionId: true, topic: true, currentRevision: { select: { answers: true } } },
  });
  question = { ...row, id: toQuestionId(row.id), answerId: row.currentRevision?.answers[0]?.id ?? 0 };
  await db.registeredFact.create({
    data: {
      id: ID,
      name: fields.name,
      value: '30',
      unit: '%',
      source: fields.source,
      basis: 'official',
      checkedOn: day('2026-01-10'),
      checkAgainBy: day('2027-01-10'),
      checkEveryMonths: 12,
      questions: { create: { questionId: question.id } },
    },
  });
});

afterAll(async () => {
  await db.registeredFact.delete({ where: { id: ID } });
  await db.question.update({ where: { id: question.id }, data: { state: 'published', reviewReason: '' } });
  await db.attempt.deleteMany({ where: { userId } });
  await db.user.delete({ where: { id: userId } });
  await disconnect();
});

describe('registered facts', () => {
  it('are found by words and by due date', async () => {
    const ids = async (asked: { due?: boolean; search?: string }) =>
      (await facts.listFacts({ ...asked, page: 0, size: 100 }, now)).items.map(({ id }) => id);
    expect(await ids({ search: 'TEST-fact' })).toEqual([ID]);
    expect(await ids({ search: '82.157 figure test-fact' })).toEqual([ID]);
    expect(await ids({ search: 'no such words' })).toEqual([]);
    expect(await ids({ search: '%' })).not.toContain('leak-repair-time');
    expect(await ids({ due: true })).toContain(ID);
    expect(await ids({ due: false, search: ID })).toEqual([]);
    const whole = await facts.listFacts({ page: 0, size: 100 }, now);
    expect(whole.totalItems).toBeGreaterThan(150);
    expect(await facts.getFact(ID, now)).toMatchObject({ isDue: true, questions: [{ id: question.id }] });
    await expect(facts.getFact('no-such-fact', now)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('get the next due date by their own interval when they are checked, and the log names the admin', async () => {
    const checked = await facts.checkFact({ actorId: userId, id: ID, now });
    expect(checked).toMatchObject({
      checkedOn: '2027-01-15',
      checkAgainBy: '2028-01-15',
      isDue: false,
      isEdited: false,
    });
    const entry = await db.auditEntry.findFirst({ where: { actorId: userId, action: 'fact.check' } });
    expect(entry).toMatchObject({ subject: `fact:${ID}`, before: { checkAgainBy: '2027-01-10' } });
  });

  it('leave their questions published if the figure does not change', async () => {
    expect((await change('30')).sentToReview).toEqual([]);
    expect((await stateOf()).state).toBe('published');
  });

  it("are not overwritten by an admin who has not seen another admin's save", async () => {
    const seenUpdatedAt = new Date(0).toISOString();
    const edit = facts.updateFact({ actorId: userId, id: ID, body: { ...fields, value: '31', seenUpdatedAt }, now });
    await expect(edit).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await facts.getFact(ID, now)).value).toBe('30');
  });

  it('withdraw questions from draws until confirmed if the figure changes, but not from a test in progress', async () => {
    await favorites.addFavorite(userId, question.id);
    const { id: attemptId } = await startAttempt({
      userId,
      testType: 'practice',
      sectionId: question.sectionId,
      questionIds: [question.id],
      attemptId: toAttemptId(randomUUID()),
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });

    const { sentToReview, fact } = await change('25');
    expect(sentToReview).toEqual([question.id]);
    expect(fact).toMatchObject({ value: '25', isEdited: true, questions: [{ state: 'in_review' }] });
    expect(await stateOf()).toEqual({ state: 'in_review', reviewReason: 'A figure: 30% → 25%', isEdited: false });

    const drawn = await listDrawn();
    expect(drawn.some((ids) => ids.includes(question.id))).toBe(false);
    expect(await listQuestionsByIds([question.id])).toEqual([]);
    await recordResponse({
      userId,
      attemptId,
      questionId: question.id,
      optionIds: [question.answerId],
      timeSpentSeconds: 3,
      ageMs: 0,
      waitedMs: 0,
    });
    const result = await finishAttempt({ userId, id: attemptId, ageMs: 0 });
    expect(result.questions.map(({ questionId }) => questionId)).toEqual([question.id]);

    await expect(confirmQuestions(userId, [question.id, 2_000_000_000])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await confirmQuestions(userId, [question.id])).toEqual({ changed: 1 });
    expect(await stateOf()).toEqual({ state: 'published', reviewReason: '', isEdited: false });
    await expect(confirmQuestions(userId, [question.id])).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await listDrawn()).every((ids) => ids.includes(question.id))).toBe(true);
    const { weight } = await facts.getFact(ID, now);
    expect(weight).toMatchObject({ isAtLeast: false });
    expect(Math.min(weight.people, weight.results)).toBeGreaterThan(0);
    const body = { ...fields, value: '25.0', change: 'slip' as const };
    expect((await facts.updateFact({ actorId: userId, id: ID, body, now })).sentToReview).toEqual([]);
    expect((await stateOf()).state).toBe('published');
    const actions = await db.auditEntry.findMany({ where: { actorId: userId, subject: `question:${question.id}` } });
    expect(actions.map(({ action }) => action).sort()).toEqual(['question.confirm', 'question.review']);
    expect(actions.find(({ action }) => action === 'question.review')?.before).toMatchObject({ state: 'published' });
  });

  it('leave drafts and archived questions as they are if the figure changes, but refuse to publish the former figure', async () => {
    const states = ['draft', 'archived'] as const;
    const rows = await Promise.all(
      states.map((state) =>
        createQuestion(userId, { ...questionFields(`Up to 40% ${randomUUID()}?`, ['a', 'b']), state }),
      ),
    );
    const ids = rows.map(({ id }) => id);
    try {
      await db.questionFact.createMany({ data: ids.map((questionId) => ({ factId: ID, questionId })) });
      await change('40');
      expect((await change('41')).sentToReview).toEqual([question.id]);
      const found = await db.question.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
      const reviewReason = 'A figure: 25.0% → 40%\nA figure: 40% → 41%';
      expect(found.map((one) => ({ state: one.state, reviewReason: one.reviewReason })).toSorted(byState)).toEqual([
        { state: 'archived', reviewReason },
        { state: 'draft', reviewReason },
      ]);
      for (const id of ids) {
        await expect(changeQuestions(userId, [id], { state: 'published' })).rejects.toMatchObject({ code: 'CONFLICT' });
      }
      expect(
        await db.auditEntry.count({
          where: { action: 'question.review', subject: { in: ids.map((id) => `question:${id}`) } },
        }),
      ).toBe(0);
    } finally {
      await db.question.deleteMany({ where: { id: { in: ids } } });
    }
  });
});

const byState = (one: { state: string }, other: { state: string }) => one.state.localeCompare(other.state);

describe('a question in review that still states the former figure', () => {
  it('is not published by any request unless the admin states that the former figure is meant', async () => {
    const body = {
      text: `Rate ${randomUUID()}?`,
      sectionId: 6,
      isForMockTest: false,
      answers: [
        { text: 'Above 70%', isCorrect: true, why: '' },
        { text: 'Above 80%', isCorrect: false, why: '' },
      ],
    };
    const { id } = await createQuestion(userId, body);
    const put = (reviewReason: string) =>
      db.question.update({ where: { id }, data: { state: 'in_review', reviewReason } });
    const stateNow = async () => (await db.question.findUniqueOrThrow({ where: { id } })).state;
    try {
      await put('A rate: 70% → 60%');
      const refused = { code: 'CONFLICT', fields: { isFormerFigureMeant: expect.stringContaining(String(id)) } };
      await expect(confirmQuestions(userId, [id])).rejects.toMatchObject(refused);
      await expect(changeQuestions(userId, [id], { state: 'published' })).rejects.toMatchObject(refused);
      const published = { ...body, state: 'published' as const };
      await expect(updateQuestion(userId, id, published)).rejects.toMatchObject(refused);
      expect(await stateNow()).toBe('in_review');

      const inReview = { ...body, state: 'in_review' as const };
      await expect(updateQuestion(userId, id, inReview)).resolves.toMatchObject({ state: 'in_review' });
      expect(await confirmQuestions(userId, [id], { isFormerFigureMeant: true })).toEqual({ changed: 1 });
      await put('A rate: 70% → 60%');
      await updateQuestion(userId, id, { ...published, isFormerFigureMeant: true });
      expect(await stateNow()).toBe('published');

      await put('A rate: 75% → 60%');
      expect(await confirmQuestions(userId, [id])).toEqual({ changed: 1 });
    } finally {
      await db.question.delete({ where: { id } });
    }
  });

  it('cannot be published without a confirmation, even after it was made a draft or archived', async () => {
    const body = questionFields(`Above 70% ${randomUUID()}?`, ['a', 'b']);
    const { id } = await createQuestion(userId, body);
    const leave = {
      draft: () => changeQuestions(userId, [id], { state: 'draft' }),
      archived: () => updateQuestion(userId, id, { ...body, state: 'archived' }),
      deleted: () => deleteQuestion(userId, id),
    };
    try {
      for (const act of [leave.draft, leave.archived, leave.deleted]) {
        // The slug makes the deletion archive the question.
        const data = { slug: `test-${id}`, state: 'in_review', reviewReason: 'A rate: 70% → 60%' } as const;
        await db.question.update({ where: { id }, data });
        await act();
        const refused = { code: 'CONFLICT', fields: { isFormerFigureMeant: expect.stringContaining(String(id)) } };
        await expect(changeQuestions(userId, [id], { state: 'published' })).rejects.toMatchObject(refused);
        await expect(updateQuestion(userId, id, { ...body, state: 'published' })).rejects.toMatchObject(refused);
      }
      const mended = { ...body, text: `Above 60% ${randomUUID()}?`, state: 'published' as const };
      expect(await updateQuestion(userId, id, mended)).toMatchObject({ state: 'published', reviewReason: '' });
    } finally {
      await db.question.delete({ where: { id } });
    }
  });
});

/**
 * Draws questions in every way: for exams, practice of the topic, mock tests and favorites. Returns the ids of the
 * drawn questions.
 */
async function listDrawn(): Promise<number[][]> {
  const { sectionId, topic } = question;
  const draw = { userId, sectionId, topic, missedIn: null, depth: 'mixed', limit: 1000 } as const;
  const [exam, practice, mock, liked] = await Promise.all([
    db.$queryRaw<{ id: number }[]>`${examPositions({ sectionIds: [sectionId], withheld: [], withMock: true })}`,
    readPracticeQuestions(draw),
    everyMockQuestion(sectionId),
    favorites.drawFavoriteQuestions(userId, 10),
  ]);
  return [exam.map(({ id }) => id), practice.map(({ id }) => id), mock, liked.map(({ id }) => id)];
}

/**
 * Returns the mock questions of many draws. One draw is not enough, because it contains at most one question about a
 * fact.
 */
async function everyMockQuestion(sectionId: number): Promise<number[]> {
  const papers = await Promise.all(Array.from({ length: 60 }, () => drawMockQuestions(sectionId, 1000)));
  return [...new Set(papers.flat().map(({ id }) => id))];
}
