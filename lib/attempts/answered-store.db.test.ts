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

  it('compares each question once, so that many words in thousands of answers take little time', async () => {
    await db.$executeRaw`
      WITH taken AS (
        INSERT INTO attempts (id, user_id, test_type, section_ids, section_name, started_at, completed_at, total_questions)
        SELECT gen_random_uuid(), ${other.userId}::uuid, 'practice', '{6}', 'Core', now(), now(), 200 FROM generate_series(1, 100) RETURNING id
      ), asked AS (
        SELECT id, current_revision_id, section_id, row_number() OVER (ORDER BY id) AS place FROM questions
        WHERE state = 'published' ORDER BY id LIMIT 200
      )
      INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids)
      SELECT taken.id, place, asked.id, current_revision_id, section_id, '{}' FROM taken, asked`;
    const fastest = async (search: string) => {
      const times: number[] = [];
      for (let run = 0; run < 3; run += 1) {
        const beganAt = performance.now();
        expect(await searchAnswered(other.userId, search)).toHaveLength(20);
        times.push(performance.now() - beganAt);
      }
      return Math.min(...times);
    };
    expect(await fastest('e E t T a A o O i I n N r R s S')).toBeLessThan(2 * (await fastest('e')));
  });
});
