import { beforeAll, describe, expect, it } from 'vitest';
import { db, transact } from '@/lib/db/client';
import type { AttemptId } from '@/lib/kernel/ids';
import { type Asked, CORE, codeOf, makeLearnersOfFile, right, someQuestions, wrong } from './testing/learner';

/** Number of simultaneous responses. Each must be stored as if no other had arrived. */

const AT_ONCE = 40;

const [learner] = makeLearnersOfFile();
let question: Asked;
let another: Asked;

beforeAll(async () => {
  [question, another] = (await someQuestions(CORE, 2)) as [Asked, Asked];
});

async function startMany(count: number): Promise<AttemptId[]> {
  const ids: AttemptId[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await learner.startPractice([question, another])).id);
  return ids;
}

const storedOf = (attemptId: AttemptId) =>
  db.attemptQuestion.findMany({
    where: { attemptId },
    select: { questionId: true, answerIds: true, isCorrect: true },
    orderBy: { position: 'asc' },
  });

const finishAll = (ids: readonly AttemptId[]) => db.attempt.deleteMany({ where: { id: { in: [...ids] } } });

describe('responses that arrive at once', () => {
  it('are stored and marked separately', async () => {
    const ids = await startMany(AT_ONCE);
    const chosen = (index: number) => (index % 2 === 0 ? right(question) : wrong(question));
    const outcomes = await Promise.all(ids.map((id, index) => learner.answer(id, question.id, chosen(index))));
    for (const [index, id] of ids.entries()) {
      expect(outcomes[index]).toMatchObject({ correct: index % 2 === 0 });
      expect(await storedOf(id)).toMatchObject([
        { questionId: question.id, answerIds: chosen(index), isCorrect: index % 2 === 0 },
        { questionId: another.id, answerIds: [], isCorrect: null },
      ]);
    }
    await finishAll(ids);
  });

  it('do not wait for a response to another test that is locked', async () => {
    const ids = await startMany(8);
    const [locked] = ids as [AttemptId];
    let isLockedSaved = false;
    const lockedAnswer = await transact(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM attempts WHERE id = ${locked}::uuid FOR UPDATE`;
      const [first, ...others] = ids.map((id) => learner.answer(id, question.id, right(question)));
      first?.then(() => {
        isLockedSaved = true;
      });
      await Promise.all(others);
      expect(isLockedSaved).toBe(false);
      return { first };
    });
    expect(await lockedAnswer.first).toMatchObject({ correct: true });
    expect(await storedOf(locked)).toMatchObject([{ isCorrect: true }, { isCorrect: null }]);
    await finishAll(ids);
  });

  it('are stored in order of arrival when they answer the same question', async () => {
    const ids = await startMany(4);
    const deviceId = crypto.randomUUID();
    const rounds = Array.from({ length: 6 }, (_, sequence) =>
      ids.map((id) =>
        learner.answer(id, question.id, sequence === 5 ? right(question) : wrong(question), { deviceId, sequence }),
      ),
    );
    await Promise.all(rounds.flat());
    for (const id of ids) expect(await storedOf(id)).toMatchObject([{ answerIds: right(question) }, {}]);
    await finishAll(ids);
  });

  it('succeed while PostgreSQL or a rule rejects another response', async () => {
    const ids = await startMany(5);
    const [tooLarge, foreign, ...good] = ids as [AttemptId, AttemptId, ...AttemptId[]];
    const refused = learner.answer(tooLarge, question.id, right(question), { timeSpentSeconds: 2 ** 40 });
    const unknown = codeOf(learner.answer(foreign, question.id, right(another)));
    const saved = good.map((id) => learner.answer(id, question.id, right(question)));
    await expect(refused).rejects.toThrow();
    expect(await unknown).toBe('VALIDATION');
    expect(await Promise.all(saved)).toMatchObject(good.map(() => ({ correct: true })));
    await finishAll(ids);
  });
});
