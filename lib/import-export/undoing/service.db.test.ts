import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as attempts from '@/lib/attempts/service';
import { type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import * as editing from '@/lib/bank/editing/service';
import { listCorrections } from '@/lib/corrections/service';
import { db, disconnect } from '@/lib/db/client';
import { importQuestions } from '@/lib/import-export/service';
import { toQuestionId } from '@/lib/kernel/ids';
import { listImports, takeBackImport } from './service';

let admin: Learner;
let learner: Learner;
const MARK = `undoing ${randomUUID()}`;
const HEAD =
  'id,section,state,text,answer1,answer2,answer3,correct,explanation,change,changeWhy,changeRule,changeFinder';

interface Row {
  id?: number | string;
  state?: string;
  text?: string;
  answers?: [string, string, string];
  correct?: string;
  explanation?: string;
  change?: string;
}

const rowOf = ({ id = '', state = 'in_review', text = 'asked', correct = '1', explanation = '', ...row }: Row) =>
  [id, 'Core', state, `${MARK} ${text}`, ...(row.answers ?? ['one', 'two', 'three']), correct, explanation]
    .concat(row.change ?? ',,,')
    .join(',');
const CORRECTION = 'correction,It was raised,40 CFR 82.156,Ann';
const SLIP = 'slip,,,';

const send = (rows: Row[], dryRun: boolean) =>
  importQuestions({
    actorId: admin.userId,
    format: 'csv',
    html: 'refuse',
    dryRun,
    bytes: new TextEncoder().encode([HEAD, ...rows.map(rowOf)].join('\n')),
  });
const save = async (...rows: Row[]): Promise<string> => {
  const { importId } = await send(rows, false);
  if (importId === null) throw new Error('Nothing was imported');
  return importId;
};
const faultsOf = async (row: Row) => (await send([row], true)).rows[0]?.faults ?? [];

const made = () => db.question.findMany({ where: { revisions: { some: { text: { startsWith: MARK } } } } });
const correctionsOf = async (questionId: number) =>
  (await listCorrections({ questionId, page: 0, size: 10 })).items.map(({ said, right, takenBackAt, kind }) => ({
    kind,
    said,
    right,
    isTakenBack: takenBackAt !== null,
  }));

async function answer(questionId: number): Promise<void> {
  const { answers } = await editing.getQuestion(questionId);
  const attempt = await learner.startPractice([{ id: toQuestionId(questionId), answers: [] }]);
  await learner.answer(attempt.id, toQuestionId(questionId), [answers[0]?.id ?? 0]);
  await attempts.finishAttempt({ id: attempt.id, userId: learner.userId, ageMs: 0 });
}

/** Adds a question that a learner has answered; option `one` is right. */
async function addAsked(): Promise<number> {
  await save({});
  const [question] = await made();
  if (!question) throw new Error('A question is added');
  await answer(question.id);
  return question.id;
}

const contentOf = async (id: number) => {
  const { answers, text, state, explanation, topic, difficulty } = await editing.getQuestion(id);
  return {
    text,
    state,
    explanation,
    topic,
    difficulty,
    right: answers.filter((one) => one.isCorrect).map((one) => one.text),
  };
};

beforeAll(async () => {
  [admin, learner] = await Promise.all([makeLearner(), makeLearner()]);
});
afterEach(async () => {
  const questionId = { in: (await made()).map(({ id }) => id) };
  await db.attempt.deleteMany({ where: { userId: learner.userId } });
  await db.correction.deleteMany({ where: { questionId } });
  await db.question.deleteMany({ where: { id: questionId } });
  await db.questionImport.deleteMany({ where: { actorId: admin.userId } });
});
afterAll(async () => {
  await removeLearners(learner, admin);
  await disconnect();
});

describe('import that changes the key of a question that people were asked', () => {
  it('is refused if the file does not declare the change, or declares it as a slip', async () => {
    const id = await addAsked();
    expect(await faultsOf({ id, correct: '2' })).toMatchObject([
      { field: 'change', message: expect.stringContaining('a wording fix or a correction') },
    ]);
    expect(await faultsOf({ id, correct: '2', change: SLIP })).toMatchObject([
      { field: 'change', message: expect.stringContaining('not a wording fix') },
    ]);
    expect(await faultsOf({ id, correct: '2', change: 'correction,,,' })).toMatchObject([
      { field: 'changeWhy' },
      { field: 'changeRule' },
    ]);
    expect(await faultsOf({ id, correct: '2', change: 'maybe,,,' })).toMatchObject([{ field: 'change' }]);
    expect(await faultsOf({ id, state: 'archived' })).toMatchObject([
      { field: 'change', message: expect.stringContaining('only no longer asked') },
    ]);
    await expect(save({ id, correct: '2' })).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await correctionsOf(id)).toEqual([]);
  });

  it('records the correction, and refuses an explanation that the new key makes false', async () => {
    await save({ explanation: 'Because one.' });
    const [{ id } = { id: 0 }] = await made();
    await answer(id);
    const stale = { id, correct: '2', explanation: 'Because one.', change: CORRECTION };
    expect(await faultsOf(stale)).toMatchObject([{ field: 'explanation' }]);
    await save({ ...stale, explanation: 'Because two.' });
    const recorded = [{ kind: 'key', said: ['one'], right: ['two'], isTakenBack: false }];
    expect(await correctionsOf(id)).toEqual(recorded);
  });

  it('records no correction if the change is a slip, and a correction without right answers if the question is withdrawn', async () => {
    const id = await addAsked();
    await save({ id, answers: ['One', 'two', 'three'] }, { text: 'another' });
    await save({ id, answers: ['exactly one', 'two', 'three'], change: SLIP });
    expect(await correctionsOf(id)).toEqual([]);
    await save({ id, answers: ['exactly one', 'two', 'three'], state: 'archived', change: CORRECTION });
    expect(await correctionsOf(id)).toMatchObject([{ kind: 'withdrawn', right: [] }]);
  });

  it('needs no declaration if nobody was asked', async () => {
    await save({});
    const [{ id } = { id: 0 }] = await made();
    await save({ id, correct: '2' });
    expect(await contentOf(id)).toMatchObject({ right: ['two'] });
  });
});

describe('takeBackImport', () => {
  it('restores everything, including corrections, in one action, and only once', async () => {
    const id = await addAsked();
    await editing.changeQuestions(admin.userId, [id], { difficulty: 3 });
    const before = await contentOf(id);
    const importId = await save({ id, correct: '2', explanation: 'Anew', change: CORRECTION }, { text: 'added' });
    expect(await contentOf(id)).toMatchObject({ right: ['two'], explanation: 'Anew' });
    expect(await takeBackImport(admin.userId, importId)).toEqual({ restored: 1, deleted: 1, archived: 0 });
    expect(await contentOf(id)).toEqual(before);
    expect(await correctionsOf(id)).toMatchObject([{ isTakenBack: true }]);
    expect(await made()).toHaveLength(1);
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({ code: 'CONFLICT' });
    const { items } = await listImports({ page: 0, size: 10 });
    const own = items.find((one) => one.id === importId);
    expect(own).toMatchObject({ added: 1, changed: 1, takenBackAt: expect.any(String) });
  });

  it('stores in the correction the number of the revision that restored the former key', async () => {
    const id = await addAsked();
    const importId = await save({ id, correct: '2', change: CORRECTION });
    await takeBackImport(admin.userId, importId);
    const { restoredRevision, rightRevision } = await db.correction.findFirstOrThrow({ where: { questionId: id } });
    expect([rightRevision, restoredRevision]).toEqual([2, 3]);
  });

  it('archives added questions that were asked in the meantime', async () => {
    const importId = await save({ text: 'added' });
    const [{ id } = { id: 0 }] = await made();
    await answer(id);
    expect(await takeBackImport(admin.userId, importId)).toEqual({ restored: 0, deleted: 0, archived: 1 });
    expect(await contentOf(id)).toMatchObject({ state: 'archived' });
  });

  it('archives added questions with learner data, such as a favorite from a merged duplicate', async () => {
    const importId = await save({ text: 'added' });
    const [{ id } = { id: 0 }] = await made();
    await db.favorite.create({ data: { userId: admin.userId, questionId: id } });
    expect(await takeBackImport(admin.userId, importId)).toEqual({ restored: 0, deleted: 0, archived: 1 });
  });

  it('is refused if an imported question is in review because a fact that it states has changed', async () => {
    const importId = await save({ text: 'one' });
    const [{ id } = { id: 0 }] = await made();
    await db.question.update({ where: { id }, data: { state: 'in_review', reviewReason: 'A figure has changed' } });
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('restores the state and the reason of a review that the import ended', async () => {
    await save({});
    const [{ id } = { id: 0 }] = await made();
    const review = { state: 'in_review', reviewReason: 'Rate: 30% → 25%' } as const;
    for (const [state, reviewReason] of [
      ['published', ''],
      ['draft', review.reviewReason],
    ] as const) {
      await db.question.update({ where: { id }, data: review });
      const importId = await save({ id, state });
      expect(await editing.getQuestion(id)).toMatchObject({ state, reviewReason });
      await takeBackImport(admin.userId, importId);
      expect(await editing.getQuestion(id)).toMatchObject(review);
    }
  });

  it('is refused if a fact that a draft of the import states has changed since', async () => {
    await save({});
    const [{ id } = { id: 0 }] = await made();
    await db.question.update({ where: { id }, data: { reviewReason: 'Rate: 30% → 25%' } });
    const importId = await save({ id, state: 'draft' });
    await db.question.update({ where: { id }, data: { reviewReason: 'Rate: 30% → 25%\nRate: 25% → 20%' } });
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused as a whole once one of its questions has changed', async () => {
    const importId = await save({ text: 'one' }, { text: 'two' });
    const [first, second] = await made();
    await editing.changeQuestions(admin.userId, [second?.id ?? 0], { difficulty: 3 });
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Question ${second?.id} changed`),
    });
    expect((await contentOf(first?.id ?? 0)).state).toBe('in_review');
  });

  it('is refused if people were asked a question with the imported key and no correction was recorded', async () => {
    await save({});
    const [{ id } = { id: 0 }] = await made();
    const importId = await save({ id, correct: '2' });
    await answer(id);
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Question ${id} had the import's key`),
    });
  });

  it('is refused with a reason if the former section of a question was archived in the meantime', async () => {
    const data = { name: `${MARK} section`, description: '' };
    const { id: sectionId } = await db.section.create({ data, select: { id: true } });
    await save({});
    const [{ id } = { id: 0 }] = await made();
    await db.question.update({ where: { id }, data: { sectionId }, select: { id: true } });
    const importId = await save({ id, explanation: 'moved to Core' });
    await db.section.update({ where: { id: sectionId }, data: { archivedAt: new Date() }, select: { id: true } });
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`Question ${id} came from a section that is archived or deleted`),
    });
    await db.section.delete({ where: { id: sectionId }, select: { id: true } });
    await expect(takeBackImport(admin.userId, importId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('handles more rows than one statement accepts', async () => {
    const rows = Array.from({ length: 1_100 }, (_, place) => ({ text: `of many ${place}` }));
    const importId = await save(...rows);
    expect(await takeBackImport(admin.userId, importId)).toEqual({ restored: 0, deleted: 1_100, archived: 0 });
    expect(await made()).toEqual([]);
  }, 60_000);

  it('throws NOT_FOUND for an unknown import', async () => {
    await expect(takeBackImport(admin.userId, randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
