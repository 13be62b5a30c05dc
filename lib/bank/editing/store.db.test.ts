import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAttempt } from '@/lib/attempts/service';
import { listQuestions } from '@/lib/bank/service';
import { db, disconnect } from '@/lib/db/client';
import * as editing from './service';

let adminId: string;
const madeQuestions: number[] = [];

const fields = (text: string) => ({
  text,
  sectionId: 6,
  isForMockTest: false,
  explanation: '',
  reference: '',
  topic: 'laws',
  difficulty: 2,
  answers: [
    { text: 'one', isCorrect: true, why: '' },
    { text: 'two', isCorrect: false, why: '' },
  ],
});

async function add(text: string) {
  const created = await editing.createQuestion(adminId, fields(text));
  madeQuestions.push(created.id);
  return created;
}

beforeAll(async () => {
  adminId = (
    await db.user.create({
      data: { email: `${randomUUID()}@example.test`, firstName: 'Test', lastName: 'Admin', roles: ['USER', 'ADMIN'] },
      select: { id: true },
    })
  ).id;
});

afterAll(async () => {
  await db.attempt.deleteMany({ where: { userId: adminId } });
  await db.question.deleteMany({ where: { id: { in: madeQuestions } } });
  await db.section.deleteMany({ where: { id: { gt: 6 } } });
  await db.user.delete({ where: { id: adminId } });
  await disconnect();
});

describe('editing the bank', () => {
  it('gives each save a revision and leaves what was asked as it was', async () => {
    const question = await add(`First wording ${randomUUID()}`);
    const attempt = await startAttempt({
      userId: adminId,
      testType: 'practice',
      sectionId: 6,
      questionIds: [question.id],
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

  it('archives a question that was asked and deletes one that was not', async () => {
    const [asked, unasked] = [await add(`Asked ${randomUUID()}`), await add(`Unasked ${randomUUID()}`)];
    const start = {
      userId: adminId,
      testType: 'practice' as const,
      sectionId: 6,
      timeFactor: 1,
      ageMs: 0,
      waitedMs: 0,
    };
    await startAttempt({ ...start, questionIds: [asked.id] });
    await editing.deleteQuestion(adminId, asked.id);
    await editing.deleteQuestion(adminId, unasked.id);
    expect((await db.question.findUnique({ where: { id: asked.id } }))?.state).toBe('archived');
    expect(await db.question.findUnique({ where: { id: unasked.id } })).toBeNull();
    const { items } = await listQuestions({});
    expect(items.some((question) => question.id === asked.id)).toBe(false);
  });

  it('archives a section that has questions, deletes an empty one, and refuses a name twice', async () => {
    const name = `Section ${randomUUID()}`;
    const section = await editing.createSection(adminId, { name, description: 'For a test' });
    await expect(editing.createSection(adminId, { name, description: 'Again' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await editing.deleteSection(adminId, section.id);
    expect(await db.section.findUnique({ where: { id: section.id } })).toBeNull();
    await expect(editing.deleteSection(adminId, section.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('finds wordings that are alike', async () => {
    const mark = randomUUID();
    const first = await add(`How deep must the technician pull the vacuum on appliance ${mark}?`);
    const second = await add(`How deep must a technician pull the vacuum on appliance ${mark}?`);
    const { duplicates } = await editing.findDuplicates(0.7);
    const found = duplicates.find((pair) => pair.first.id === first.id && pair.second.id === second.id);
    expect(found?.similarity).toBeGreaterThan(0.8);
  });
});
