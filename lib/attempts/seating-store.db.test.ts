import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CORE,
  codeOf,
  type Learner,
  makeLearner,
  removeLearners,
  right,
  someQuestions,
  TYPE_I,
  wrong,
} from '@/lib/attempts/testing/learner';
import { db, disconnect } from '@/lib/db/client';
import { toQuestionId } from '@/lib/kernel/ids';
import * as attempts from './service';

let learner: Learner;

beforeAll(async () => {
  learner = await makeLearner();
});

afterAll(async () => {
  await removeLearners(learner);
  await disconnect();
});

describe('an attempt that was started with a section but without questions', () => {
  const begin = (more: { testType: 'practice' | 'exam' | 'favorites'; sectionId?: number }) =>
    attempts.startAttempt({ userId: learner.userId, timeFactor: 1, ageMs: 0, waitedMs: 0, ...more });

  it('accepts answers to questions that the client loaded separately', async () => {
    const asked = await someQuestions(CORE, 10);
    const { id, totalQuestions } = await begin({ testType: 'practice', sectionId: CORE });
    expect(totalQuestions).toBe(10);
    for (const [place, question] of asked.entries()) {
      const choice = place < 7 ? right(question) : wrong(question);
      const outcome = await learner.answer(id, question.id, choice, { questionOrder: place + 1 });
      expect(outcome).toMatchObject({ correct: place < 7 });
    }
    const result = await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(result.score).toMatchObject({ correct: 7, answered: 10, total: 10, percentage: 70 });
    expect(new Set(result.questions.map(({ questionId }) => questionId))).toEqual(new Set(asked.map(({ id }) => id)));
  });

  it('accepts all answers at once, and the same answer twice', async () => {
    const asked = await someQuestions(CORE, 10);
    const { id } = await begin({ testType: 'practice', sectionId: CORE });
    await Promise.all([...asked, ...asked].map((question) => learner.answer(id, question.id, right(question))));
    expect((await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 })).score.correct).toBe(10);
  });

  it('accepts no more questions than it has, only questions of its section and, in a test of favorites, only favorites', async () => {
    const asked = await someQuestions(CORE, 11);
    const [foreign] = await someQuestions(TYPE_I, 1);
    const { id } = await begin({ testType: 'practice', sectionId: CORE });
    expect(await codeOf(learner.answer(id, toQuestionId(foreign?.id ?? 0), []))).toBe('NOT_FOUND');
    for (const question of asked.slice(0, 10)) await learner.answer(id, question.id, right(question));
    expect(await codeOf(learner.answer(id, toQuestionId(asked[10]?.id ?? 0), []))).toBe('NOT_FOUND');

    await db.favorite.create({ data: { userId: learner.userId, questionId: asked[0]?.id ?? 0 } });
    const favorites = await begin({ testType: 'favorites' });
    expect(await codeOf(learner.answer(favorites.id, toQuestionId(asked[1]?.id ?? 0), []))).toBe('NOT_FOUND');
  });

  it('keeps 25 questions of each section in an exam', async () => {
    const { id } = await begin({ testType: 'exam', sectionId: CORE });
    for (const question of await someQuestions(TYPE_I, 25)) await learner.answer(id, question.id, right(question));
    const { sections } = await attempts.finishAttempt({ id, userId: learner.userId, ageMs: 0 });
    expect(sections.map(({ total }) => total)).toEqual([25, 25, 25, 25]);
    expect(sections.find(({ sectionId }) => sectionId === TYPE_I)).toMatchObject({ correct: 25, passed: true });
  });
});
