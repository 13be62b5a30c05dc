import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeCorrected } from '@/lib/attempts/testing/corrected-outcome';
import { type Learner, makeLearner, removeLearners } from '@/lib/attempts/testing/learner';
import * as editing from '@/lib/bank/editing/service';
import { questionFields } from '@/lib/bank/testing/question-fields';
import { db, disconnect } from '@/lib/db/client';
import { seededRandom } from '@/lib/kernel/random';
import { settleCorrections } from './service';

/**
 * Compares the SQL and the TypeScript version of the rule that judges exams after a correction. The scores are near the
 * pass mark, with closed and open book.
 */

const [CORE, TYPE_II] = [6, 4];
const EXAMS = 120;
const random = seededRandom(608);
const below = (count: number): number => Math.floor(random() * count);

let learner: Learner;
const made: number[] = [];

const fields = (right: number, more: object = {}) => ({
  ...questionFields(`Exam ${randomUUID()}`, ['a', 'b', 'c'], right),
  state: 'in_review' as const,
  ...more,
});
const SAID = { kind: 'correction' as const, why: 'generated', rule: 'none', finder: '' };

beforeAll(async () => {
  learner = await makeLearner();
});
afterAll(async () => {
  await db.correction.deleteMany({ where: { questionId: { in: made } } });
  await removeLearners(learner);
  await db.question.deleteMany({ where: { id: { in: made } } });
  await disconnect();
});

/** Adds an exam with the corrected question and `others` from each section, all answered at random. */
async function addExam(corrected: number, others: Map<number, number[]>): Promise<string> {
  const id = randomUUID();
  const openBook = below(3) === 0;
  const sections = below(2) === 0 ? [CORE] : [CORE, TYPE_II];
  const rights = 15 + below(8);
  const { answers } = await editing.getQuestion(corrected);
  const { currentRevisionId } = await db.question.findUniqueOrThrow({ where: { id: corrected } });
  await db.attempt.create({
    data: {
      id,
      userId: learner.userId,
      testType: 'exam',
      sectionIds: sections,
      sectionName: 'Generated',
      openBook,
      startedAt: new Date(),
      completedAt: new Date(),
      totalQuestions: 25 * sections.length,
      successful: below(10) === 0,
    },
  });
  for (const sectionId of sections) {
    const asked = sectionId === CORE ? 24 : 25;
    const ids = (others.get(sectionId) ?? []).slice(0, asked);
    await db.$executeRaw`
      INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at)
      SELECT ${id}::uuid, ${sectionId === CORE ? 1 : 100}::int + place, q.id, q.current_revision_id, ${sectionId}, '{}',
        CASE WHEN place > ${rights + below(4)} THEN CASE WHEN place % 3 = 0 THEN NULL ELSE false END ELSE true END, now()
      FROM unnest(${ids}::int[]) WITH ORDINALITY AS one(id, place) JOIN questions q ON q.id = one.id`;
  }
  const chosen = below(3);
  await db.$executeRaw`
    INSERT INTO attempt_questions (attempt_id, position, question_id, revision_id, section_id, answer_ids, is_correct, chosen_at)
    VALUES (${id}::uuid, 0, ${corrected}, ${currentRevisionId}, ${CORE}, ${[answers[chosen]?.id ?? 0]}::int[], ${chosen === 0}, now())`;
  await db.$executeRaw`
    INSERT INTO attempt_sections (attempt_id, section_id, total_questions, answered_count, correct_count, time_spent_seconds, passed)
    SELECT attempt_id, section_id, count(*), count(is_correct), count(*) FILTER (WHERE is_correct), 0, ${below(8) === 0}
    FROM attempt_questions WHERE attempt_id = ${id}::uuid GROUP BY attempt_id, section_id`;
  return id;
}

async function expectAsRuled(id: string): Promise<boolean> {
  const attempt = await db.attempt.findUniqueOrThrow({ where: { id }, include: { questions: true, sections: true } });
  const scores = attempt.sections.map(({ sectionId, passed }) => {
    const asked = attempt.questions.filter((one) => one.sectionId === sectionId);
    const counted = asked.filter(({ fair }) => fair !== 'out');
    const right = counted.filter(({ fair, isCorrect }) => fair === 'right' || isCorrect === true);
    return { sectionId, asked: asked.length, total: counted.length, correct: right.length, passed };
  });
  const isTouched = attempt.questions.some(({ fair }) => fair !== null);
  const ruled = judgeCorrected({ ...attempt, covered: attempt.sectionIds }, scores);
  expect(attempt.fairSuccessful).toBe(isTouched ? ruled.successful : null);
  for (const { sectionId, fairPassed, fairCorrect } of attempt.sections) {
    expect(fairPassed).toBe(isTouched ? ruled.passedSectionIds.includes(sectionId) : null);
    expect(fairCorrect).toBe(isTouched ? (scores.find((one) => one.sectionId === sectionId)?.correct ?? null) : null);
  }
  return attempt.fairSuccessful === true && !attempt.successful;
}

it.each([
  ['a wrong key', { key: 1 }],
  ['a withdrawn question', { key: 0, more: { state: 'archived' as const } }],
])(
  'the SQL and the TypeScript rule judge exams the same way after the correction of %s',
  async (_what, { key, more = {} }: { key: number; more?: object }) => {
    const { id: corrected } = await editing.createQuestion(learner.userId, fields(0));
    made.push(corrected);
    const others = new Map<number, number[]>();
    for (const sectionId of [CORE, TYPE_II]) {
      const rows = await db.question.findMany({
        where: { sectionId, state: 'published', tier: 'exam' },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: 25,
      });
      others.set(
        sectionId,
        rows.map(({ id }) => id),
      );
    }
    const exams: string[] = [];
    for (let count = 0; count < EXAMS; count += 1) exams.push(await addExam(corrected, others));
    await editing.updateQuestion(learner.userId, corrected, { ...fields(key, more), change: SAID });
    await settleCorrections();
    const turned = [];
    for (const id of exams) turned.push(await expectAsRuled(id));
    // One result or more must change; otherwise the test would prove nothing.
    expect(turned.filter(Boolean).length).toBeGreaterThan(0);
  },
  120_000,
);
