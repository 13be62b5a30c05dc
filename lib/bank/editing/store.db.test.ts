import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAttempt } from '@/lib/attempts/service';
import { findDuplicates } from '@/lib/bank/duplicates/service';
import * as sections from '@/lib/bank/sections/service';
import { removeSection } from '@/lib/bank/sections/store';
import { listSeeded } from '@/lib/bank/seeding-store';
import { listSections } from '@/lib/bank/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect, transact } from '@/lib/db/client';
import { toQuestionId, toUserId, type UserId } from '@/lib/kernel/ids';
import * as editing from './service';

let adminId: UserId;
const madeQuestions: number[] = [];

const fields = (text: string) => questionFields(text, ['one', 'two']);

async function add(text: string) {
  const created = await editing.createQuestion(adminId, fields(text));
  madeQuestions.push(created.id);
  return created;
}

beforeAll(async () => {
  const data = {
    email: `${randomUUID()}@example.test`,
    firstName: 'Test',
    lastName: 'Admin',
    roles: ['USER', 'ADMIN'],
  };
  adminId = toUserId((await db.user.create({ data, select: { id: true } })).id);
});

afterAll(async () => {
  await db.attempt.deleteMany({ where: { userId: adminId } });
  await db.question.deleteMany({ where: { id: { in: madeQuestions } } });
  await db.section.deleteMany({ where: { id: { gt: 6 } } });
  await db.user.delete({ where: { id: adminId } });
  await disconnect();
});

describe('editing of the question bank', () => {
  it('reads sections added or archived by another instance without delay', async () => {
    await listSections();
    const section = await db.section.create({ data: { name: randomUUID(), description: 'x' }, select: { id: true } });
    const into = { ...fields(`Elsewhere ${randomUUID()}`), sectionId: section.id };
    const { id } = await editing.createQuestion(adminId, into);
    madeQuestions.push(id);
    await listSections();
    await db.section.update({ where: { id: section.id }, data: { archivedAt: new Date() } });
    await expect(editing.createQuestion(adminId, into)).rejects.toMatchObject({ code: 'VALIDATION' });
    const known = await add(`Here ${randomUUID()}`);
    const move = { sectionId: section.id };
    await expect(editing.changeQuestions(adminId, [known.id], move)).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(editing.updateQuestion(adminId, id, { ...into, difficulty: 3 })).resolves.toMatchObject(move);
  });

  it('creates a revision with each save, and attempts still show the revision that they asked', async () => {
    const question = await add(`First wording ${randomUUID()}`);
    const attempt = await startAttempt({
      userId: adminId,
      testType: 'practice',
      sectionId: 6,
      questionIds: [toQuestionId(question.id)],
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    });
    const saves = await Promise.all(
      ['a', 'b', 'c'].map((letter) => editing.updateQuestion(adminId, question.id, fields(`Wording ${letter}`))),
    );
    expect(saves).toHaveLength(3);
    const revisions = await db.questionRevision.findMany({
      where: { questionId: question.id },
      orderBy: { revision: 'asc' },
    });
    expect(revisions.map((row) => row.revision)).toEqual([1, 2, 3, 4]);
    const paper = await db.attemptQuestion.findFirstOrThrow({ where: { attemptId: attempt.id } });
    expect(paper.revisionId).toBe(revisions[0]?.id);
  });

  it('starts tests with published wordings, even superseded wordings, but with no draft', async () => {
    const draft = await editing.createQuestion(adminId, { ...fields(`Draft ${randomUUID()}`), state: 'draft' });
    madeQuestions.push(draft.id);
    const save = (state: 'published' | 'in_review') =>
      editing.updateQuestion(adminId, draft.id, { ...fields(`Wording ${randomUUID()}`), state });
    await save('published');
    await save('published');
    await save('in_review');
    const revisionAsked = async (revision: number) => {
      const { id } = await startAttempt({
        userId: adminId,
        testType: 'practice',
        sectionId: 6,
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
        questionIds: [toQuestionId(draft.id)],
        revisions: [revision],
      });
      const paper = await db.attemptQuestion.findFirstOrThrow({
        where: { attemptId: id },
        select: { revision: { select: { revision: true } } },
      });
      return paper.revision.revision;
    };
    // The first revision was never published, and the last one is still in review.
    expect([await revisionAsked(1), await revisionAsked(2), await revisionAsked(3), await revisionAsked(4)]).toEqual([
      3, 2, 3, 3,
    ]);
    expect(await revisionAsked(0)).toBe(3);
  });

  it('starts no test with a draft that was archived without being published', async () => {
    const { id } = await editing.createQuestion(adminId, { ...fields(`Draft ${randomUUID()}`), state: 'draft' });
    madeQuestions.push(id);
    await db.question.update({ where: { id }, data: { state: 'archived' } });
    const asked = { questionIds: [toQuestionId(id)], revisions: [1] };
    await expect(
      startAttempt({
        userId: adminId,
        testType: 'practice',
        sectionId: 6,
        timeFactor: 1,
        ageMs: 0,
        waitedMs: 0,
        ...asked,
      }),
    ).rejects.toThrow('No questions available');
  });

  it('does not change the values of fields that a save leaves out', async () => {
    const { id } = await add(`Kept ${randomUUID()}`);
    const taught = { explanation: 'Because.', reference: '40 CFR 82.161', topic: 'laws', difficulty: 3 };
    const answers = fields('').answers.map((answer) => ({ ...answer, why: `why ${answer.text}` }));
    await editing.updateQuestion(adminId, id, { ...fields(`Kept ${id}`), ...taught, answers });
    const bare = answers.map(({ text, isCorrect }) => ({ text, isCorrect }));
    const spoken = { text: `Kept ${id}, reworded`, sectionId: 6, isForMockTest: true };
    await editing.updateQuestion(adminId, id, { ...spoken, answers: [...bare, { text: 'new', isCorrect: false }] });
    const kept = await editing.getQuestion(id);
    expect(kept).toMatchObject({ ...spoken, ...taught });
    expect(kept.answers.map(({ why }) => why)).toEqual(['why one', 'why two', '']);
  });

  it('archives a question that learners were asked, and deletes a question that they were not asked', async () => {
    const [asked, unasked] = [await add(`Asked ${randomUUID()}`), await add(`Unasked ${randomUUID()}`)];
    const start = {
      userId: adminId,
      testType: 'practice' as const,
      sectionId: 6,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    };
    await startAttempt({ ...start, questionIds: [toQuestionId(asked.id)] });
    const listed = await editing.listQuestionsByIds([asked.id, unasked.id]);
    expect(listed.map(({ isDeletable }) => isDeletable)).toEqual([false, true]);
    await editing.deleteQuestion(adminId, asked.id, { isOnlyUnasked: true });
    await editing.deleteQuestion(adminId, unasked.id);
    expect((await db.question.findUnique({ where: { id: asked.id } }))?.state).toBe('archived');
    expect(await db.question.findUnique({ where: { id: unasked.id } })).toBeNull();
    const { items } = await editing.listQuestions({ state: 'published', sort: 'number' });
    expect(items.some((question) => question.id === asked.id)).toBe(false);
  });

  it('archives a question from the files that nobody was asked, because the next seeding would add a deleted question again', async () => {
    const [{ id }, slug] = [await add(`Seeded ${randomUUID()}`), randomUUID()];
    await db.question.update({ where: { id }, data: { slug } });
    expect(await editing.getQuestion(id)).toMatchObject({ isDeletable: false });
    await editing.deleteQuestion(adminId, id);
    expect((await editing.getQuestion(id)).state).toBe('archived');
    expect(await listSeeded()).toContainEqual({ slug, digest: null, isEdited: true });
    const entry = { subject: `question:${id}`, action: 'question.archive', actorId: adminId };
    expect(await db.auditEntry.count({ where: entry })).toBe(1);
  });

  it('archives a section with questions, deletes an empty section, and refuses a duplicate name', async () => {
    const name = `Section ${randomUUID()}`;
    const section = await sections.createSection(adminId, { name, description: 'For a test' });
    const again = (other: string) => sections.createSection(adminId, { name: other, description: 'Again' });
    for (const taken of [name, name.toUpperCase(), name.replace(' ', '  '), 'core']) {
      await expect(again(taken)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    const fields = { name: 'TYPE  i', description: 'Renamed' };
    await expect(sections.updateSection({ actorId: adminId, id: section.id, fields })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const louder = { name: name.toUpperCase(), description: 'Its own name may be written otherwise' };
    await sections.updateSection({ actorId: adminId, id: section.id, fields: louder });
    const two = await Promise.allSettled(['x', 'X'].map((letter) => again(`${letter} ${name}`)));
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sections.deleteSection(adminId, section.id);
    expect(await db.section.findUnique({ where: { id: section.id } })).toBeNull();
    await expect(sections.deleteSection(adminId, section.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('never deletes a section of the certification, because the next start relies on its id', async () => {
    const undone = new Error('undone');
    const emptied = transact(async (tx) => {
      await tx.question.updateMany({ where: { sectionId: 5 }, data: { sectionId: 6 } });
      await tx.attemptSection.deleteMany({ where: { sectionId: 5 } });
      expect(await removeSection(tx, 5)).toBe('archived');
      throw undone;
    });
    await expect(emptied).rejects.toBe(undone);
  });

  it('finds questions with similar wordings', async () => {
    const mark = randomUUID();
    const first = await add(`How deep must the technician pull the vacuum on appliance ${mark}?`);
    const second = await add(`How deep must a technician pull the vacuum on appliance ${mark}?`);
    const { duplicates } = await findDuplicates(0.7);
    const found = duplicates.find((pair) => pair.first.id === first.id && pair.second.id === second.id);
    expect(found?.similarity).toBeGreaterThan(0.8);
  });

  it("reports a conflict to the second of two concurrent editors and saves none of that editor's changes", async () => {
    const question = await add(`Seen by two ${randomUUID()}`);
    const seenUpdatedAt = question.updatedAt;
    const saves = await Promise.allSettled(
      ['first', 'second'].map((name) =>
        editing.updateQuestion(adminId, question.id, { ...fields(`Saved by the ${name}`), seenUpdatedAt }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect((await editing.getQuestion(question.id)).revision).toBe(2);
    await editing.changeQuestions(adminId, [question.id], { topic: 'moved meanwhile' });
    const { updatedAt } = await editing.getQuestion(question.id);
    await expect(
      editing.updateQuestion(adminId, question.id, { ...fields('Late'), seenUpdatedAt }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await editing.updateQuestion(adminId, question.id, { ...fields('In time'), seenUpdatedAt: updatedAt });
    expect((await editing.listRevisions(question.id)).map(({ text }) => text)[0]).toBe('In time');
  });

  it('filters by section, topic, difficulty, state and text, and treats wildcards as text', async () => {
    const mark = randomUUID();
    const [plain, hard, percent] = [await add(`Plain ${mark}`), await add(`Hard ${mark}`), await add(`90% of ${mark}`)];
    await editing.changeQuestions(adminId, [hard.id], { difficulty: 3 });
    await editing.changeQuestions(adminId, [plain.id], { state: 'archived' });
    const find = async (query: object) => {
      const page = await editing.listQuestions({ state: 'all', sort: 'number', search: mark, ...query });
      return page.items.map(({ id }) => id);
    };
    expect(await find({})).toEqual([plain.id, hard.id, percent.id]);
    expect(await find({ state: 'current' })).toEqual([hard.id, percent.id]);
    expect(await find({ difficulty: 3 })).toEqual([hard.id]);
    expect(await find({ state: 'archived', topic: 'laws' })).toEqual([plain.id]);
    expect(await find({ sectionId: 3 })).toEqual([]);
    expect(await find({ search: `0% of ${mark}` })).toEqual([percent.id]);
    // One word is in the text, the other in an answer.
    expect(await find({ search: `TWO ${mark} Hard` })).toEqual([hard.id]);
    expect(await find({ search: `0_ of ${mark}` })).toEqual([]);
    expect(await find({ search: String(hard.id), sectionId: 6, difficulty: 3 })).toContain(hard.id);
    expect(await find({ page: 1, size: 2 })).toEqual([percent.id]);
  });

  it('lists the question with the searched number before questions that contain the number in their text', async () => {
    const sought = await add(`Sought ${randomUUID()}`);
    const earlier = await add(`Earlier ${randomUUID()}`);
    const named = await add(`Names ${sought.id} and ${earlier.id} ${randomUUID()}`);
    const find = async (search: string) =>
      (await editing.listQuestions({ state: 'all', sort: 'changed', search })).items.map(({ id }) => id);
    expect((await find(String(earlier.id)))[0]).toBe(earlier.id);
    expect(await find(String(sought.id))).toEqual(expect.arrayContaining([sought.id, named.id]));
    expect((await find(String(sought.id)))[0]).toBe(sought.id);
    expect(await find(`No. ${sought.id}`)).toEqual([sought.id]);
  });

  it('stores the code of an outline topic in any section, however its name is spelled', async () => {
    const { id } = await editing.createQuestion(adminId, { ...fields(`Words ${randomUUID()}`), topic: 'Safety' });
    const moved = await editing.createQuestion(adminId, { ...fields(`Moved ${randomUUID()}`), sectionId: 3 });
    madeQuestions.push(id, moved.id);
    const topicsOf = async () => (await editing.listQuestionsByIds([id, moved.id])).map(({ topic }) => topic);
    expect(await topicsOf()).toEqual(['safety', 'laws']);
    await editing.changeQuestions(adminId, [id, moved.id], { topic: 'recovery  Techniques' });
    expect(await topicsOf()).toEqual(['recovery', 'techniques']);
    const entry = await db.auditEntry.findFirst({
      where: { subject: `question:${moved.id}`, action: 'question.update' },
    });
    expect(entry).toMatchObject({ before: { topic: 'laws' }, after: { topic: 'techniques' } });
  });

  it('changes all questions or none, and logs the old and the new values', async () => {
    const [one, two] = [await add(`One ${randomUUID()}`), await add(`Two ${randomUUID()}`)];
    await expect(
      editing.changeQuestions(adminId, [one.id, two.id, 2_000_000_000], { topic: 'new' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await editing.getQuestion(one.id)).topic).toBe('laws');
    expect(await editing.changeQuestions(adminId, [one.id, two.id, one.id], { sectionId: 3 })).toEqual({ changed: 2 });
    const entry = await db.auditEntry.findFirst({
      where: { subject: `question:${two.id}`, action: 'question.update', actorId: adminId },
    });
    expect(entry).toMatchObject({ before: { sectionId: 6 }, after: { sectionId: 3 } });
    await expect(editing.changeQuestions(adminId, [one.id], { sectionId: 999 })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });
});
