import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CORE, type Learner, makeLearner, removeLearners, TYPE_I } from '@/lib/attempts/testing/learner';
import { db, disconnect, transact } from '@/lib/db/client';
import { PASS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { type AttemptId, type QuestionId, toQuestionId, type UserId } from '@/lib/kernel/ids';
import * as attempts from './service';

let learner: Learner;
let userId: UserId;

beforeAll(async () => {
  learner = await makeLearner();
  userId = learner.userId;
});

afterAll(async () => {
  await removeLearners(learner);
  await disconnect();
});

const start = (more: { questionIds?: QuestionId[]; sectionIds?: number[]; openBook?: boolean }) =>
  attempts.startAttempt({ userId, testType: 'exam', timeFactor: 1, ageMs: 0, waitedMs: 0, ...more });

/** Answers `rights[sectionId]` questions of each section right and leaves the other questions unanswered. */
async function take(id: AttemptId, rights: Record<number, number>) {
  const paper = await db.attemptQuestion.findMany({
    where: { attemptId: id },
    select: { questionId: true, sectionId: true, revision: { select: { answers: true } } },
    orderBy: { position: 'asc' },
  });
  const left = { ...rights };
  for (const { questionId, sectionId, revision } of paper) {
    if ((left[sectionId] ?? 0) <= 0) continue;
    left[sectionId] = (left[sectionId] ?? 0) - 1;
    const optionIds = revision.answers.filter((option) => option.isCorrect).map((option) => option.id);
    const choice = { attemptId: id, userId, questionId: toQuestionId(questionId), optionIds };
    await attempts.recordResponse({ ...choice, timeSpentSeconds: 1, ageMs: 0, waitedMs: 0 });
  }
  return attempts.finishAttempt({ id, userId, ageMs: 0 });
}

const storedOutcome = async (id: string) => {
  const { successful, sections } = await db.attempt.findUniqueOrThrow({
    where: { id },
    select: {
      successful: true,
      sections: { select: { sectionId: true, passed: true }, orderBy: { sectionId: 'asc' } },
    },
  });
  return { successful, passed: sections.filter((section) => section.passed).map((section) => section.sectionId) };
};

const everySection = (right: number) => Object.fromEntries(SECTIONS.map((section) => [section.id, right]));

it('an exam is successful if each of its four sections is passed, and its result contains what was stored', async () => {
  const passed = await start({});
  const result = await take(passed.id, everySection(PASS_PER_SECTION));
  expect(result.successful).toBe(true);
  expect(result.sections.map((section) => section.passed)).toEqual([true, true, true, true]);
  const failed = await start({});
  const weak = await take(failed.id, { ...everySection(QUESTIONS_PER_SECTION), [CORE]: PASS_PER_SECTION - 1 });
  // 92 of 100 does not pass here, because one section failed.
  expect(weak.score.correct).toBe(92);
  expect(weak.successful).toBe(false);
  expect(weak.sections.find((section) => section.sectionId === CORE)?.passed).toBe(false);
  expect(await storedOutcome(failed.id)).toEqual({ successful: false, passed: expect.not.arrayContaining([CORE]) });
});

it('a result states the language in which the questions were shown, if the device reported it', async () => {
  const [said, silent] = [await start({ sectionIds: [CORE] }), await start({ sectionIds: [CORE] })];
  await attempts.finishAttempt({ id: said.id, userId, ageMs: 0, language: 'es' });
  await attempts.finishAttempt({ id: said.id, userId, ageMs: 0, language: 'en' });
  expect(await attempts.getResult({ id: said.id, userId })).toMatchObject({ language: 'es' });
  expect(await attempts.finishAttempt({ id: silent.id, userId, ageMs: 0 })).not.toHaveProperty('language');
});

it('an exam with a single question is never passed', async () => {
  const one = await db.question.findFirstOrThrow({ where: { sectionId: CORE, state: 'published' } });
  const { id } = await start({ questionIds: [toQuestionId(one.id)] });
  const result = await take(id, { [CORE]: 1 });
  expect(result.score).toMatchObject({ correct: 1, total: 1 });
  expect(result.successful).toBe(false);
  expect(await storedOutcome(id)).toEqual({ successful: false, passed: [] });
});

it('an exam of one section has half an hour and is passed with 18 of 25', async () => {
  const attempt = await start({ sectionIds: [CORE] });
  expect(attempt).toMatchObject({ sectionName: 'Core', totalQuestions: QUESTIONS_PER_SECTION });
  expect(Date.parse(attempt.deadlineAt ?? '') - Date.parse(attempt.startedAt)).toBe(1_800_000);
  expect((await take(attempt.id, { [CORE]: PASS_PER_SECTION })).successful).toBe(true);
  await expect(start({ sectionIds: [CORE, 999] })).rejects.toMatchObject({ code: 'VALIDATION' });
});

it('the open-book form covers Core and Type I, needs 21 of 25 in each, and its answers do not count as first answers', async () => {
  const attempt = await start({ openBook: true });
  expect(attempt).toMatchObject({ sectionName: 'Core + Type I, open book', totalQuestions: 2 * QUESTIONS_PER_SECTION });
  expect(Date.parse(attempt.deadlineAt ?? '') - Date.parse(attempt.startedAt)).toBe(3_600_000);
  const known = await db.learnerQuestion.count({ where: { userId } });
  const short = await take(attempt.id, { [CORE]: 21, [TYPE_I]: 20 });
  expect(short).toMatchObject({ openBook: true, successful: false });
  expect(await storedOutcome(attempt.id)).toEqual({ successful: false, passed: [CORE] });
  expect(await db.learnerQuestion.count({ where: { userId } })).toBe(known);
  const passed = await start({ openBook: true, sectionIds: [TYPE_I, CORE] });
  expect((await take(passed.id, { [CORE]: 21, [TYPE_I]: 21 })).successful).toBe(true);
  await expect(start({ openBook: true, sectionIds: [CORE, 4] })).rejects.toMatchObject({ code: 'VALIDATION' });
});

it('the migration judges older attempts by the rule that the product uses for new attempts', async () => {
  const [passed, failed, short] = [await start({}), await start({}), await start({ sectionIds: [CORE] })];
  await take(passed.id, everySection(PASS_PER_SECTION));
  await take(failed.id, { ...everySection(QUESTIONS_PER_SECTION), [CORE]: 0 });
  await take(short.id, { [CORE]: PASS_PER_SECTION });
  const before = await Promise.all([passed.id, failed.id].map(storedOutcome));
  const script = readFileSync('prisma/migrations/20261122024900_fill_outcomes/migration.sql', 'utf8');
  await transact(async (tx) => {
    await tx.$executeRaw`UPDATE attempt_sections SET passed = false FROM attempts a WHERE a.id = attempt_id AND user_id = ${userId}::uuid`;
    // Judges the result by the earlier rule: 70 percent over all sections.
    await tx.$executeRaw`UPDATE attempts SET successful = correct_count * 100 >= total_questions * 70 WHERE user_id = ${userId}::uuid`;
    for (const statement of script.split(';\n').filter((part) => part.trim())) await tx.$executeRawUnsafe(statement);
  });
  expect(await Promise.all([passed.id, failed.id].map(storedOutcome))).toEqual(before);
  // The earlier rule judged an exam of some sections as if it were the whole exam.
  expect(await storedOutcome(short.id)).toEqual({ successful: false, passed: [CORE] });
});

it('a result marks a question as a repeat if the learner saw its key within a day before', async () => {
  const other = await makeLearner();
  const rows = await db.question.findMany({
    where: { sectionId: CORE, state: 'published', tier: 'exam' },
    orderBy: { id: 'desc' },
    select: { id: true },
    take: 3,
  });
  const [first, second, third] = rows.map(({ id }) => toQuestionId(id));
  const practice = async (questionIds: (QuestionId | undefined)[], who = other) => {
    const asked = questionIds.filter((id) => id !== undefined);
    const given = { userId: who.userId, testType: 'practice' as const, sectionIds: [CORE], timeFactor: 1 as const };
    const { id } = await attempts.startAttempt({ ...given, questionIds: asked, ageMs: 0, waitedMs: 0 });
    for (const questionId of asked) {
      const choice = { attemptId: id, userId: who.userId, questionId, optionIds: [] as number[] };
      const options = await db.answer.findMany({ where: { revision: { questionId } }, take: 1 });
      await attempts.recordResponse({
        ...choice,
        optionIds: options.map((option) => option.id),
        timeSpentSeconds: 1,
        ageMs: 0,
        waitedMs: 0,
      });
    }
    const { questions } = await attempts.finishAttempt({ id, userId: who.userId, ageMs: 0 });
    return { id, repeats: questions.map(({ isRepeat }) => isRepeat === true) };
  };
  // Answers of another learner do not count.
  const stranger = await makeLearner();
  await practice([first, second, third], stranger);
  const before = await practice([first, second]);
  expect(before.repeats).toEqual([false, false]);
  await db.attemptQuestion.updateMany({
    where: { attemptId: before.id, questionId: second ?? 0 },
    data: { chosenAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  expect((await practice([first, second, third])).repeats).toEqual([true, false, false]);
  await removeLearners(other, stranger);
});
