import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { finishAttempt } from '@/lib/attempts/service';
import { erasePeople, NOW } from '@/lib/auth/testing/people';
import { findPrint } from '@/lib/classes/paper/service';
import { getClassResults } from '@/lib/classes/results/service';
import { startTest } from '@/lib/classes/starting-service';
import { CORE, idsOf, openExams, take, teach } from '@/lib/classes/testing/class';
import { db, disconnect } from '@/lib/db/client';
import { type QuestionId, toQuestionId } from '@/lib/kernel/ids';
import { listAssignedQuestions } from './service';

const TYPE_1 = 3;
const withdrawn: number[] = [];

const restore = () =>
  db.question.updateMany({ where: { id: { in: withdrawn.splice(0) } }, data: { state: 'published' } });

async function withdraw(...ids: number[]): Promise<void> {
  withdrawn.push(...ids);
  await db.question.updateMany({ where: { id: { in: ids } }, data: { state: 'archived' } });
}

afterEach(async () => {
  await restore();
  await erasePeople();
});
afterAll(disconnect);

const exam = { testType: 'exam' as const, questionCount: 25, sectionIds: [CORE, TYPE_1] };

const questionsOf = (ids: QuestionId[]) =>
  db.question.findMany({ where: { id: { in: ids } }, select: { id: true, sectionId: true, topic: true, fact: true } });

function first(ids: readonly QuestionId[]): QuestionId {
  const [id] = ids;
  if (id === undefined) throw new Error('The paper is empty');
  return id;
}

describe('a question that is withdrawn before a student takes the test', () => {
  it.each([
    ['the shared paper', true],
    ["a student's own paper", false],
  ])(
    'is replaced by another question of its section on %s, the same for simultaneous requests',
    async (_name, samePaper) => {
      const { test, join, asking } = await teach({ ...exam, samePaper });
      const [maria, sam] = [await join('Maria'), await join('Sam')];
      const before = await idsOf(maria.userId, test.id);
      const gone = [before[3], before[30]].map((id) => id ?? first(before));
      await withdraw(...gone);
      const looks = [maria, samePaper ? sam : maria, maria].map(({ userId }) => idsOf(userId, test.id));
      const [after = [], ...others] = await Promise.all(looks);
      expect(others).toEqual([after, after]);
      expect(before.filter((id) => !after.includes(id))).toEqual(gone);
      const asked = await questionsOf(after);
      for (const sectionId of exam.sectionIds) {
        expect(asked.filter((one) => one.sectionId === sectionId)).toHaveLength(25);
      }
      const facts = asked.map(({ sectionId, fact }) => `${sectionId} ${fact}`);
      expect(new Set(facts).size).toBe(facts.length);
      await take(maria.userId, test.id, { testType: 'exam', right: 50 });
      expect((await getClassResults(asking, NOW)).students[0]).toMatchObject({ best: { total: 50, successful: true } });
      const printed = (await findPrint({ ...asking, assignmentId: test.id }))?.questions ?? [];
      expect(printed).toHaveLength(50);
      if (samePaper) expect(printed.map(({ id }) => id)).toEqual(after);
    },
  );

  it('is replaced by a question of its topic when the test asks only that topic', async () => {
    const { test, join } = await teach({ topics: [{ sectionId: CORE, topic: 'safety' }] });
    const { userId } = await join('Maria');
    await withdraw(...(await idsOf(userId, test.id)).slice(0, 2));
    const asked = await questionsOf(await idsOf(userId, test.id));
    expect(asked.map(({ topic }) => topic)).toEqual(Array(5).fill('safety'));
  });

  it('is still accepted from students who had loaded it, and the results list both it and its replacement', async () => {
    const { test, join, asking } = await teach();
    const [maria, sam] = [await join('Maria'), await join('Sam')];
    const loaded = await idsOf(maria.userId, test.id);
    await withdraw(first(loaded));
    const refilled = await idsOf(sam.userId, test.id);
    await take(sam.userId, test.id, { right: 5 });
    await take(maria.userId, test.id, { questionIds: loaded, right: 5 });
    const { students, analysis } = await getClassResults(asking, NOW);
    expect(students).toMatchObject([{ best: { correct: 5, total: 5 } }, { best: { correct: 5, total: 5 } }]);
    const added = refilled.filter((id) => !loaded.includes(id));
    expect(analysis.grid?.questionIds).toEqual([...loaded, ...added]);
    expect(analysis.grid?.students.map(({ marks }) => marks)).toEqual([
      [...Array(5).fill('right'), 'not-asked'],
      ['not-asked', ...Array(5).fill('right')],
    ]);
    await expect(take(sam.userId, test.id, { questionIds: refilled.slice(1) })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
    await expect(take(sam.userId, test.id, { questionIds: [...loaded, ...added] })).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('is asked again once republished, and its replacement is still accepted from students who had loaded the replacement', async () => {
    const { test, join } = await teach();
    const [maria, sam] = [await join('Maria'), await join('Sam')];
    const before = await idsOf(maria.userId, test.id);
    await withdraw(first(before));
    const refilled = await idsOf(sam.userId, test.id);
    await restore();
    expect(await idsOf(maria.userId, test.id)).toEqual(before);
    await take(sam.userId, test.id, { questionIds: refilled, right: 5 });
  });

  it('is replaced if the student starts the test without sending question ids', async () => {
    const { test, join } = await teach();
    const { userId } = await join('Maria');
    const before = await idsOf(userId, test.id);
    await withdraw(first(before));
    const bare = { userId, testType: 'practice', assignmentId: test.id, timeFactor: 1, ageMs: 0, waitedMs: 0 } as const;
    const { id } = await startTest(bare);
    const asked = await db.attemptQuestion.findMany({ where: { attemptId: id }, select: { questionId: true } });
    expect(asked).toHaveLength(5);
    expect(asked).not.toContainEqual({ questionId: first(before) });
  });

  it("is replaced regardless of the student's open exams, and the questions can be loaded once these exams end", async () => {
    const { test, join } = await teach({ ...exam, sectionIds: [CORE], samePaper: false });
    const { userId } = await join('Maria');
    const before = await idsOf(userId, test.id);
    await withdraw(first(before));
    const others = await db.question.findMany({
      where: { sectionId: CORE, state: 'published', isForMockTest: false, id: { notIn: before } },
      select: { id: true },
    });
    const exams = await openExams(
      userId,
      others.map(({ id }) => toQuestionId(id)),
    );
    await expect(listAssignedQuestions(userId, test.id, NOW)).rejects.toMatchObject({ code: 'EXAM_OPEN' });
    const { questionIds } = await db.classPaper.findFirstOrThrow({ where: { assignmentId: test.id, userId } });
    expect(questionIds).toHaveLength(26);
    for (const id of exams) await finishAttempt({ id, userId, ageMs: 0 });
    const after = await idsOf(userId, test.id);
    expect(after.toSorted()).toEqual(questionIds.filter((id) => id !== first(before)).toSorted());
  });

  it('makes an exam return CONFLICT with advice when the section has no replacement', async () => {
    const { test, join } = await teach(exam);
    const { userId } = await join('Maria');
    const before = await idsOf(userId, test.id);
    const others = await db.question.findMany({
      where: { sectionId: CORE, state: 'published', id: { notIn: before } },
      select: { id: true },
    });
    await withdraw(first(before), ...others.map(({ id }) => toQuestionId(id)));
    await expect(listAssignedQuestions(userId, test.id, NOW)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Ask your instructor for another test'),
    });
  });
});
