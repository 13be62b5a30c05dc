import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import { startAttempt } from './service';
import { CORE, type Learner, makeLearner, removeLearners } from './testing/learner';
import { listTranslations } from './translation-service';

let learner: Learner;

beforeAll(async () => {
  learner = await makeLearner();
});

afterAll(async () => {
  await removeLearners(learner);
  await disconnect();
});

const findQuestion = (isForMockTest: boolean) =>
  db.question.findFirstOrThrow({
    where: { sectionId: CORE, state: 'published', isForMockTest, slug: { startsWith: 'core-laws-' } },
    orderBy: { id: 'asc' },
    include: { currentRevision: { include: { answers: { orderBy: { position: 'asc' } } } } },
  });

const asked = (question: { id: number; currentRevision: { revision: number } | null }) => ({
  id: question.id,
  revision: question.currentRevision?.revision ?? 0,
});

async function getTranslation(userId: Learner['userId'] | null, question: { id: number; revision: number }) {
  const [translation] = await listTranslations({ userId, language: 'es', questions: [question] });
  return translation;
}

describe('listTranslations', () => {
  it('returns the Spanish translation of a question, with the ids and the order of the English options', async () => {
    const question = await findQuestion(false);
    const translation = await getTranslation(learner.userId, asked(question));
    const english = question.currentRevision;
    expect(translation?.answers.map(({ id }) => id)).toEqual(english?.answers.map(({ id }) => id));
    expect(translation?.text).not.toBe(english?.text);
    expect(translation?.text).toContain('¿');
    for (const { text, why } of translation?.answers ?? []) expect([text, why].every(Boolean)).toBe(true);
    expect(JSON.stringify(translation)).not.toContain('{{');
  });

  it('withholds reasons and explanation while the question is on an open exam of the caller', async () => {
    const { id: attemptId } = await startAttempt({
      userId: learner.userId,
      testType: 'exam',
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    const row = await db.attemptQuestion.findFirstOrThrow({
      where: { attemptId },
      orderBy: { position: 'asc' },
      include: { revision: true },
    });
    const { revision } = row.revision ?? { revision: 0 };
    const translation = await getTranslation(learner.userId, { id: row.questionId, revision });
    expect(translation?.text).toContain('¿');
    expect(translation?.explanation).toBeUndefined();
    expect(translation?.answers.every(({ text, why }) => text !== '' && why === undefined)).toBe(true);
    await db.attempt.delete({ where: { id: attemptId } });
  });

  it('shows visitors only questions of the mock test', async () => {
    const [mock, other] = [await findQuestion(true), await findQuestion(false)];
    expect((await getTranslation(null, asked(mock)))?.explanation).toBeTruthy();
    expect(await getTranslation(null, asked(other))).toBeUndefined();
  });

  it('leaves out an unknown revision, and a revision whose English text has changed', async () => {
    const question = await findQuestion(false);
    expect(await getTranslation(learner.userId, { ...asked(question), revision: 999 })).toBeUndefined();
    const { id, text } = question.currentRevision ?? { id: 0, text: '' };
    await db.questionRevision.update({ where: { id }, data: { text: `${text} ` } });
    expect(await getTranslation(learner.userId, asked(question))).toBeUndefined();
    await db.questionRevision.update({ where: { id }, data: { text } });
    expect(await getTranslation(learner.userId, asked(question))).toMatchObject({ id: question.id });
  });
});
