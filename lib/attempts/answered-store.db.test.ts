import { describe, expect, it } from 'vitest';
import { CORE, makeLearnersOfFile, right, someQuestions } from '@/lib/attempts/testing/learner';
import { db } from '@/lib/db/client';
import { toAttemptId } from '@/lib/kernel/ids';
import { searchAnswered } from './answered-store';
import { finishAttempt } from './service';

const [learner, other] = makeLearnersOfFile();

/** Returns the longest word of the question, which is rare enough for a search. */
async function wordOf(questionId: number): Promise<string> {
  const { currentRevision } = await db.question.findUniqueOrThrow({
    where: { id: questionId },
    select: { currentRevision: { select: { text: true } } },
  });
  return (currentRevision?.text ?? '').split(/[^\w]+/).toSorted((one, two) => two.length - one.length)[0] ?? '';
}

describe('the search in answered questions', () => {
  it("finds questions by their words only in the user's own finished tests", async () => {
    const [asked, open] = await someQuestions(CORE, 2);
    if (!asked || !open) throw new Error('The bank has no two questions');
    const { id } = await learner.startPractice([asked]);
    const attemptId = toAttemptId(id);
    await learner.answer(attemptId, asked.id, right(asked));
    const word = await wordOf(asked.id);
    expect(await searchAnswered(learner.userId, word)).toEqual([]);
    await finishAttempt({ userId: learner.userId, id: attemptId, ageMs: 0 });
    await learner.startPractice([open]);

    const found = await searchAnswered(learner.userId, `  ${word.toUpperCase()} `);
    expect(found).toMatchObject([{ id: asked.id, sectionName: expect.stringContaining('Core'), attemptId: id }]);
    expect(await searchAnswered(learner.userId, `${word} no-such-word`)).toEqual([]);
    expect(await searchAnswered(learner.userId, '%')).toEqual([]);
    expect(await searchAnswered(other.userId, word)).toEqual([]);
  });
});
