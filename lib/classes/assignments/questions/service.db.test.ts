import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { erasePeople } from '@/lib/auth/testing/people';
import { findPrint } from '@/lib/classes/paper/service';
import { idsOf, openExams, take, teach } from '@/lib/classes/testing/class';
import { disconnect } from '@/lib/db/client';
import type { QuestionId } from '@/lib/kernel/ids';
import type { ListedQuestion } from './contract';
import { listSpareQuestions, listTestQuestions, swapQuestion } from './service';

afterEach(erasePeople);
afterAll(disconnect);

async function open(given: Parameters<typeof teach>[0] = {}) {
  const { asking, test, join } = await teach(given);
  const asked = { ...asking, assignmentId: test.id };
  const ids = async () => (await listTestQuestions(asked)).questions.map(({ id }) => id);
  return { asked, test, join, ids };
}

describe('single questions of a test', () => {
  it('are listed with their options, and can be replaced one by one for students and for later prints', async () => {
    const { asked, test, join, ids } = await open();
    const before = await ids();
    const out = before[2] as QuestionId;
    await findPrint(asked);
    const spare = await listSpareQuestions(asked, out);
    for (const { options } of spare) {
      expect(options.length).toBeGreaterThan(1);
      expect(options.some(({ isCorrect }) => isCorrect)).toBe(true);
    }
    expect(spare.some(({ id }) => before.includes(id))).toBe(false);
    const by = spare[0]?.id as QuestionId;
    const after = before.with(2, by);
    expect((await swapQuestion(asked, out, by)).questions.map(({ id }) => id)).toEqual(after);
    expect((await idsOf((await join('Maria')).userId, test.id)).toSorted()).toEqual(after.toSorted());
    expect((await findPrint(asked))?.questions.map(({ id }) => id)).toEqual(after);
  });

  it("are listed without the key of a question that is on the instructor's own open exam", async () => {
    const { asked, ids } = await open();
    const [out, kept] = (await ids()) as [QuestionId, QuestionId];
    const spare = (await listSpareQuestions(asked, out))[0]?.id as QuestionId;
    await openExams(asked.viewer.userId, [out, spare]);
    const keyOf = (listed: ListedQuestion[], id: QuestionId) =>
      new Set(listed.find((question) => question.id === id)?.options.map(({ isCorrect }) => isCorrect));
    const { questions } = await listTestQuestions(asked);
    expect([keyOf(questions, out), keyOf(questions, kept)]).toEqual([new Set([null]), new Set([true, false])]);
    const listed = await listSpareQuestions(asked, kept);
    expect(keyOf(listed, spare)).toEqual(new Set([null]));
  });

  it('can be replaced only by a question of the same section and topics, and not once a student has started', async () => {
    const { asked, test, join, ids } = await open({ topics: [{ sectionId: 6, topic: 'safety' }] });
    const [out, other] = (await ids()) as [QuestionId, QuestionId];
    const spare = await listSpareQuestions(asked, out);
    expect(new Set(spare.map(({ topicName }) => topicName)).size).toBe(1);
    await expect(swapQuestion(asked, out, other)).rejects.toMatchObject({ code: 'VALIDATION' });
    await take((await join('Maria')).userId, test.id, { right: 1 });
    expect(await listTestQuestions(asked)).toMatchObject({ isTaken: true });
    await expect(swapQuestion(asked, out, spare[0]?.id as QuestionId)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('return 404 to other accounts, and for tests in which each student gets different questions', async () => {
    const { asked, join, ids } = await open();
    const [out] = (await ids()) as [QuestionId];
    const { userId } = await join('Maria');
    const own = await open({ samePaper: false });
    for (const asking of [{ ...asked, viewer: { userId } }, { ...asked, viewer: own.asked.viewer }, own.asked]) {
      await expect(listTestQuestions(asking)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(listSpareQuestions(asking, out)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(swapQuestion(asking, out, out)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
