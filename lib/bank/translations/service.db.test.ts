import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect } from '@/lib/db/client';
import { getTranslationPair, saveTranslation } from './service';

let actorId: string;
let id: number;
const mark = randomUUID();
const fields = questionFields(`Translated ${mark}`, ['one', 'two']);
const spanish = {
  text: `Traducida ${mark}`,
  explanation: '',
  picture: '',
  answers: [
    { text: 'uno', why: '' },
    { text: 'dos', why: '' },
  ],
};

beforeAll(async () => {
  const data = { email: `${mark}@example.test`, firstName: 'Test', lastName: 'Admin', roles: ['USER', 'ADMIN'] };
  actorId = (await db.user.create({ data, select: { id: true } })).id;
  id = (await editing.createQuestion(actorId, fields)).id;
});

afterAll(async () => {
  await db.question.delete({ where: { id } });
  await db.user.delete({ where: { id: actorId } });
  await disconnect();
});

const save = (revision: number, translation = spanish) =>
  saveTranslation({ actorId, id, language: 'es', revision, translation });
const listed = async () =>
  (await editing.listQuestions({ untranslated: true, search: mark, state: 'all', sort: 'number' })).totalItems;

describe('saveTranslation', () => {
  it('saves the Spanish with an audit entry, and the question leaves the list of untranslated questions', async () => {
    expect(await getTranslationPair(id, 'es')).toMatchObject({ revision: 1, translation: null, former: null });
    expect(await listed()).toBe(1);
    expect(await save(1)).toMatchObject({ translation: spanish });
    expect(await listed()).toBe(0);
    const entry = await db.auditEntry.findFirst({ where: { subject: `question:${id}`, action: 'question.translate' } });
    expect(entry?.after).toMatchObject(spanish);
  });

  it('refuses a translation of an earlier revision, and offers that translation for the new wording', async () => {
    await editing.updateQuestion(actorId, id, { ...fields, text: `Changed ${mark}` });
    await expect(save(1)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await getTranslationPair(id, 'es')).toMatchObject({ revision: 2, translation: null, former: spanish });
    expect(await listed()).toBe(1);
  });

  it('finds the Spanish again after the English is changed back', async () => {
    await editing.updateQuestion(actorId, id, fields);
    expect(await getTranslationPair(id, 'es')).toMatchObject({ revision: 3, translation: spanish, former: null });
  });

  it('names the fields that are not translated, and throws NOT_FOUND for an unknown question', async () => {
    const [, second] = spanish.answers;
    const answers = [{ text: '', why: '' }, ...(second ? [second] : [])];
    await expect(save(3, { ...spanish, answers })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: { 'answers.0.text': 'This text is not translated' },
    });
    await expect(getTranslationPair(2_000_000_000, 'es')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
