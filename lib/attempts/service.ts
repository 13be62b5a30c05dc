import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  FAVORITES_TEST_QUESTIONS,
  PRACTICE_QUESTIONS_PER_SECTION,
  QUESTIONS_PER_SECTION,
  SECTIONS,
  type TestType,
} from '@/lib/kernel/exam';
import { Problem } from '@/lib/kernel/problem';
import { countRow } from '@/lib/limits/service';
import type { AnswerOutcome, AttemptResult, AttemptView } from './contract';
import * as results from './results/store';
import { examSeconds, nameSections } from './rules';
import * as store from './store';
import { viewAttempt, viewOutcome, viewResult } from './view';

const unknownAttempt = () => new Problem('NOT_FOUND', 'There is no such test');

interface Start {
  userId: string;
  testType: TestType;
  sectionId?: number | undefined;
  sectionIds?: number[] | undefined;
  attemptId?: string | undefined;
  questionIds?: number[] | undefined;
  revisions?: number[] | undefined;
  topic?: string | undefined;
  timeFactor: number;
  ageMs: number;
  waitedMs: number;
}

/** Starts an attempt, or answers the one that was started with the same id. Throws `NOT_FOUND`, `VALIDATION`, `CONFLICT`. */
export async function startAttempt(start: Start): Promise<AttemptView> {
  const id = start.attemptId ?? randomUUID();
  const known = start.attemptId ? await store.findAttempt(id, start.userId) : null;
  if (known) return viewAttempt(known);
  await countRow('attempts', start.userId);
  const isExam = start.testType === 'exam';
  const paper = await choosePaper(start);
  const names = new Map(paper.map((question) => [question.sectionId, question.sectionName]));
  const sectionIds = SECTIONS.map((section) => section.id).filter((sectionId) => names.has(sectionId));
  const others = [...names.keys()].filter((sectionId) => !sectionIds.includes(sectionId));
  const started = await store.createAttempt({
    id,
    userId: start.userId,
    testType: start.testType,
    sectionIds: [...sectionIds, ...others],
    sectionName:
      start.testType === 'favorites'
        ? 'Favorites'
        : nameSections([...sectionIds, ...others].map((sectionId) => names.get(sectionId) ?? '')),
    topic: start.topic ?? null,
    timeFactor: isExam ? start.timeFactor : 1,
    examSeconds: isExam ? examSeconds(start.timeFactor) : null,
    paper,
    isPaperDrawn: start.questionIds === undefined,
    // An exam's clock runs from the moment the server hears of it; its time cannot be stretched by claiming otherwise.
    ageMs: isExam ? 0 : start.ageMs,
    waitedMs: start.waitedMs,
  });
  // Of two starts at once the second finds the first one's attempt.
  const created = started ?? (await store.findAttempt(id, start.userId));
  if (!created && (await store.countOpenAttempts(start.userId)) >= store.MAX_OPEN_ATTEMPTS) throw tooManyOpen();
  // The id exists, but belongs to somebody else.
  if (!created) throw new Problem('CONFLICT', 'This test id is taken. Start the test again.');
  return viewAttempt(created);
}

const tooManyOpen = () =>
  new Problem(
    'RATE_LIMITED',
    `You have ${store.MAX_OPEN_ATTEMPTS} unfinished tests of today. Finish one of them first.`,
    {
      retryAfterSeconds: 60,
    },
  );

async function choosePaper(start: Start): Promise<store.PaperQuestion[]> {
  const sectionIds = start.testType === 'exam' ? SECTIONS.map((section) => section.id) : askedSections(start);
  const isInside = ({ sectionId }: store.PaperQuestion) =>
    start.testType === 'favorites' || sectionIds.includes(sectionId);
  const found = start.questionIds
    ? await namedPaper(start.questionIds, start.revisions)
    : await drawnPaper(start, sectionIds);
  // Whoever names revisions has loaded the paper before: what an admin has moved since then is left out.
  const paper = start.revisions ? found.filter(isInside) : found;
  if (paper.length === 0) throw nothingToAsk(start.testType);
  if (!paper.every(isInside)) {
    throw new Problem('VALIDATION', 'A question does not belong to the chosen sections', {
      fields: { questionIds: 'A question does not belong to the chosen sections' },
    });
  }
  if (start.testType === 'exam') refuseUnevenExam(paper);
  return paper;
}

function askedSections(start: Start): number[] {
  const asked = start.sectionIds ?? (start.sectionId === undefined ? [] : [start.sectionId]);
  if (start.testType === 'practice' && asked.length === 0) throw new Problem('VALIDATION', 'Invalid section ID');
  return asked;
}

/**
 * A paper that was loaded before is taken without what an admin has deleted since then: the start may have waited for the
 * network for days, and all that was answered on the paper would be lost with it.
 */
async function namedPaper(questionIds: number[], revisions?: number[]): Promise<store.PaperQuestion[]> {
  const isRepeated = new Set(questionIds).size !== questionIds.length;
  const paper = isRepeated
    ? []
    : await store.listPaperQuestions(
        questionIds,
        questionIds.map((_id, place) => revisions?.[place] ?? 0),
      );
  if (paper.length === questionIds.length || (revisions && !isRepeated)) return paper;
  const message = isRepeated ? 'A question stands on the paper twice' : 'A question of the paper does not exist';
  throw new Problem('VALIDATION', message, { fields: { questionIds: message } });
}

function drawnPaper(start: Start, sectionIds: number[]): Promise<store.PaperQuestion[]> {
  if (start.testType === 'favorites') return store.drawFavoritePaper(start.userId, FAVORITES_TEST_QUESTIONS);
  const perSection = start.testType === 'exam' ? QUESTIONS_PER_SECTION : PRACTICE_QUESTIONS_PER_SECTION;
  return store.drawPaper(sectionIds, perSection);
}

function nothingToAsk(testType: TestType): Problem {
  return testType === 'favorites'
    ? new Problem('NOT_FOUND', 'No favorite questions found. Add some questions to favorites first.')
    : new Problem('NOT_FOUND', 'No questions available for selected categories. Please try different categories.');
}

function refuseUnevenExam(paper: store.PaperQuestion[]): void {
  const isUneven = SECTIONS.some(
    (section) => paper.filter((question) => question.sectionId === section.id).length > QUESTIONS_PER_SECTION,
  );
  if (isUneven) throw new Problem('VALIDATION', `An exam asks at most ${QUESTIONS_PER_SECTION} questions a section`);
}

interface Choice extends Omit<store.Choice, 'answerIds' | 'joins' | 'deviceId' | 'sequence'> {
  answerId?: number | undefined;
  answerIds?: number[] | undefined;
  questionOrder?: number | undefined;
  deviceId?: string | undefined;
  sequence?: number | undefined;
}

/**
 * A caller may load its questions by their own call and start with nothing but a section (specification §7): what it answers
 * then takes the place of a question that was drawn for it.
 */
async function record(choice: store.Choice, position: number): Promise<store.RecordedChoice | null> {
  const recorded = await store.recordChoice(choice);
  if (!recorded || recorded.isCompleted || recorded.isOverdue || recorded.isOnPaper) return recorded;
  await store.seatQuestion({ ...choice, position });
  // Also when it was not seated: another answer to the same question may have done it a moment ago.
  return store.recordChoice(choice);
}

/** Throws `NOT_FOUND` (no such attempt, or not on its paper), `VALIDATION`, `ATTEMPT_FINISHED`, `TIME_IS_UP`. */
export async function recordAnswer(choice: Choice): Promise<AnswerOutcome> {
  const { answerId, answerIds, questionOrder = 0, ...rest } = choice;
  const asked = {
    ...rest,
    answerIds: answerIds ?? (answerId === undefined ? [] : [answerId]),
    joins: answerId !== undefined,
    deviceId: choice.deviceId ?? null,
    sequence: choice.sequence ?? null,
  };
  const recorded = await record(asked, questionOrder);
  if (!recorded) throw unknownAttempt();
  if (recorded.isCompleted) throw new Problem('ATTEMPT_FINISHED', 'This test is already finished. Open its result.');
  if (recorded.isOverdue) throw new Problem('TIME_IS_UP', 'The time for this exam is up. Finish it to see the result.');
  if (!recorded.isOnPaper) throw new Problem('NOT_FOUND', 'This question is not part of the test');
  if (!recorded.areOptionsKnown) {
    throw new Problem('VALIDATION', 'This answer does not belong to the question', {
      fields: { answerIds: 'This answer does not belong to the question' },
    });
  }
  return viewOutcome(recorded);
}

/** Idempotent: a finished attempt answers its result again. Throws `NOT_FOUND`. */
export async function finishAttempt(finish: { id: string; userId: string; ageMs: number }): Promise<AttemptResult> {
  if (!(await results.completeAttempt(finish.id, finish.userId, finish.ageMs))) throw unknownAttempt();
  return getResult(finish);
}

/** Throws `NOT_FOUND` for an attempt that is not this user's or not completed. */
export async function getResult(asked: { id: string; userId: string }): Promise<AttemptResult> {
  const result = await results.findResult(asked.id, asked.userId);
  if (!result) throw unknownAttempt();
  return viewResult(result);
}

/** Closes exams whose time has run out with what they have. Null: of everybody. Answers how many. */
export async function closeOverdueExams(userId: string | null): Promise<number> {
  const overdue = await store.listOverdueExams(userId);
  for (const exam of overdue) await results.completeAttempt(exam.id, exam.userId, 0);
  return overdue.length;
}

/** As long as a device keeps what it could not send: nothing can come for such a test any more. */
const ABANDONED_DAYS = 30;

/** Removes tests that nobody has gone on with, as signing out does at once. Answers how many. */
export const removeAbandonedAttempts = (now: Date): Promise<number> =>
  store.deleteAbandonedAttempts(new Date(now.getTime() - ABANDONED_DAYS * 24 * 60 * 60_000));

/** Removes the caller's uncompleted attempts; an exam that ran out of time is closed, one still running is left alone. */
export async function cleanUpAttempts(userId: string): Promise<number> {
  await closeOverdueExams(userId);
  return store.deleteOpenAttempts(userId);
}
