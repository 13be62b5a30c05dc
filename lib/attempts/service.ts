import 'server-only';
import { randomUUID } from 'node:crypto';
import { mayKnowOnAnswer } from '@/lib/attempts/answer-keys/policy';
import {
  examConditions,
  listWithheld,
  requireFreeAttempt,
  requireFreePaper,
  withholdForDraw,
} from '@/lib/attempts/answer-keys/service';
import { settleFinished } from '@/lib/attempts/corrected-scores/service';
import { listSections } from '@/lib/bank/service';
import {
  FAVORITES_TEST_QUESTIONS,
  isCertificationSection,
  OPEN_BOOK_SECTIONS,
  PRACTICE_QUESTIONS_PER_SECTION,
  QUESTIONS_PER_SECTION,
  SECTIONS,
  type TestType,
} from '@/lib/kernel/exam';
import { type AttemptId, type QuestionId, type SessionId, toAttemptId, type UserId } from '@/lib/kernel/ids';
import { instruments } from '@/lib/kernel/instruments';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import { countRow } from '@/lib/limits/service';
import * as answered from './answered-store';
import type { AnswerOutcome, AttemptResult, AttemptView } from './contract';
import * as onPaper from './on-paper-store';
import * as results from './results-store';
import { examSeconds, MAX_STORED_QUESTIONS, nameAttempt } from './rules';
import { seatQuestion } from './seating-store';
import * as store from './store';
import { viewAttempt, viewOutcome, viewResult } from './view';

const unknownAttempt = () => new Problem('NOT_FOUND', 'There is no such test');

export interface Start {
  userId: UserId;
  /** The session in which the attempt is started. */
  sessionId?: SessionId;
  testType: TestType;
  sectionId?: number | undefined;
  sectionIds?: number[] | undefined;
  attemptId?: AttemptId | undefined;
  questionIds?: QuestionId[] | undefined;
  revisions?: number[] | undefined;
  topic?: string | undefined;
  openBook?: boolean | undefined;
  timeFactor: number;
  ageMs: number;
  waitedMs: number;
}

/** The questions and settings that an instructor assigned, and how to wait for other starts of the same test. */
export interface SetStart {
  start: Start;
  assigned: store.AssignedStart | null;
}

/**
 * Starts an attempt, or returns the attempt that was already started with the same id. `set` returns the settings that
 * an instructor assigned; they replace the settings of a new start. Throws `NOT_FOUND`, `VALIDATION` or `CONFLICT`.
 */
export async function startAttempt(asked: Start, set?: () => Promise<SetStart>): Promise<AttemptView> {
  const id = asked.attemptId ?? toAttemptId(randomUUID());
  const known = asked.attemptId ? await store.findAttempt(id, asked.userId) : null;
  if (known) return viewAttempt(known);
  await countRow('attempts', asked.userId);
  const { start, assigned } = set ? await set() : { start: asked, assigned: null };
  const isExam = start.testType === 'exam';
  const paper = await choosePaper(start);
  const sections = isExam ? examSections(start) : sectionsOf(paper);
  const started = await store.createAttempt({
    id,
    userId: start.userId,
    sessionId: start.sessionId ?? null,
    assigned,
    testType: start.testType,
    sectionIds: sections.map((section) => section.id),
    sectionName: nameAttempt(start.testType, sections, isExam && start.openBook === true),
    topic: start.topic ?? null,
    timeFactor: isExam ? start.timeFactor : 1,
    openBook: isExam && start.openBook === true,
    examSeconds: isExam ? examSeconds(start.timeFactor, sections.length) : null,
    paper,
    isPaperDrawn: start.questionIds === undefined,
    // The time of an exam starts when the request arrives, because a device could claim any age.
    ageMs: isExam ? 0 : start.ageMs,
    waitedMs: start.waitedMs,
  });
  // If two starts with one id arrive at once, the second one returns the attempt of the first.
  const created = started ?? (await store.findAttempt(id, start.userId));
  if (!created) await refuseStart(start.userId, id, paper);
  // The id is in use for an attempt of another user.
  if (!created) throw new Problem('CONFLICT', 'This test id is taken. Start the test again.');
  return viewAttempt(created);
}

/** Throws the reason why no attempt was created. Returns only if the id is taken. */
async function refuseStart(userId: UserId, id: AttemptId, paper: readonly store.PaperQuestion[]): Promise<void> {
  await requireFreePaper(
    userId,
    id,
    paper.map((question) => question.questionId),
  );
  if ((await store.countOpenAttempts(userId)) >= store.MAX_OPEN_ATTEMPTS) throw tooManyOpen();
  if ((await store.countStoredQuestions(userId)) + paper.length > MAX_STORED_QUESTIONS) throw accountFull();
}

const accountFull = () =>
  new Problem(
    'CONFLICT',
    `Your account holds ${MAX_STORED_QUESTIONS.toLocaleString('en-US')} questions of past tests, the most that it can. Download your data, then write to us to make room.`,
  );

const tooManyOpen = () =>
  new Problem(
    'RATE_LIMITED',
    `You have ${store.MAX_OPEN_ATTEMPTS} unfinished tests from today. Finish one of them first.`,
    {
      retryAfterSeconds: 60,
    },
  );

interface Covered {
  id: number;
  name: string;
}

/** Returns the sections of an exam: all sections, the chosen sections, or the sections of the open-book form. */
function examSections({ sectionIds, openBook }: Start): readonly Covered[] {
  const isOutside = (id: number) => openBook && !OPEN_BOOK_SECTIONS.some((section) => section.id === id);
  if (sectionIds?.some(isOutside)) throw new Problem('VALIDATION', 'The open-book form covers Core and Type I');
  if (openBook) return OPEN_BOOK_SECTIONS;
  if (sectionIds && !sectionIds.every(isCertificationSection)) throw invalidSection();
  return sectionIds ? SECTIONS.filter((section) => sectionIds.includes(section.id)) : SECTIONS;
}

/**
 * Returns the sections of these questions in the certification's order, followed by sections that an admin has added.
 */
function sectionsOf(paper: store.PaperQuestion[]): Covered[] {
  const names = new Map(paper.map((question) => [question.sectionId, question.sectionName]));
  const known = SECTIONS.map((section) => section.id).filter((id) => names.has(id));
  const others = [...names.keys()].filter((id) => !known.includes(id));
  return [...known, ...others].map((id) => ({ id, name: names.get(id) ?? '' }));
}

async function choosePaper(start: Start): Promise<store.PaperQuestion[]> {
  const sectionIds = start.testType === 'exam' ? examSections(start).map(({ id }) => id) : askedSections(start);
  const isInside = ({ sectionId }: store.PaperQuestion) =>
    start.testType === 'favorites' || sectionIds.includes(sectionId);
  const found = start.questionIds
    ? await namedPaper(start.questionIds, start.revisions)
    : await drawnPaper(start, sectionIds);
  // A start with revisions names questions that the device loaded earlier. A question is left out if an admin has moved
  // it to another section since then, because refusing the start would lose all answers.
  const paper = start.revisions ? found.filter(isInside) : found;
  if (!start.questionIds && paper.length === 0) await requireSections(sectionIds);
  if (paper.length === 0) throw nothingToAsk(start.testType);
  if (!paper.every(isInside)) {
    throw new Problem('VALIDATION', 'A question does not belong to the chosen sections', {
      fields: { questionIds: 'A question does not belong to the chosen sections' },
    });
  }
  if (start.testType === 'exam') refuseUnevenExam(paper);
  return paper;
}

const invalidSection = () => new Problem('VALIDATION', 'Invalid section ID');

async function requireSections(sectionIds: readonly number[]): Promise<void> {
  const known = new Set((await listSections()).map(({ id }) => id));
  if (!sectionIds.every((id) => known.has(id))) throw invalidSection();
}

function askedSections(start: Start): number[] {
  const asked = start.sectionIds ?? (start.sectionId === undefined ? [] : [start.sectionId]);
  if (start.testType === 'practice' && asked.length === 0) throw invalidSection();
  return asked;
}

/**
 * Returns the named questions. A start with revisions may have waited offline for days, so questions deleted meanwhile
 * are left out; refusing the start would lose all answers. Throws `VALIDATION` for a question that is named twice or
 * that, in a start without revisions, does not exist.
 */
async function namedPaper(questionIds: QuestionId[], revisions?: number[]): Promise<store.PaperQuestion[]> {
  const isRepeated = new Set(questionIds).size !== questionIds.length;
  const paper = isRepeated
    ? []
    : await store.listPaperQuestions(
        questionIds,
        questionIds.map((_id, place) => revisions?.[place] ?? 0),
      );
  if (paper.length === questionIds.length || (revisions && !isRepeated)) return paper;
  const message = isRepeated ? 'A question is on the paper twice' : 'A question of the paper does not exist';
  throw new Problem('VALIDATION', message, { fields: { questionIds: message } });
}

async function drawnPaper(start: Start, sectionIds: number[]): Promise<store.PaperQuestion[]> {
  const withheld = [...(await listWithheld(start.userId))];
  if (start.testType === 'favorites') return store.drawFavoritePaper(start.userId, FAVORITES_TEST_QUESTIONS, withheld);
  const perSection = start.testType === 'exam' ? QUESTIONS_PER_SECTION : PRACTICE_QUESTIONS_PER_SECTION;
  return store.drawPaper({ sectionIds, perSection, withheld, withMock: start.testType !== 'exam' });
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

/**
 * Milliseconds after which a response counts as delayed by the network. The time when it arrived is then stored in
 * addition to the time of the choice.
 */
const LATE_MS = 60 * 60_000;

/** A response with the question's 1-based position in the test; 0 if the caller sends none. */
type ResponseAt = store.NewResponse & { position?: number };

/**
 * Records a response. An API client may start an attempt with only a section and load questions separately. If such a
 * client answers a question that is not in the attempt, this question replaces one that the server drew.
 */
async function record({ position = 0, ...response }: ResponseAt): Promise<store.RecordedResponse | null> {
  // Updates the attempt before the response is stored, so that a clean-up between the two steps sees that the attempt
  // is in use.
  if (response.ageMs >= LATE_MS) await store.touchAttempt(response.attemptId, response.userId);
  const recorded = await store.recordResponse(response);
  if (!recorded || recorded.isCompleted || recorded.isOverdue || recorded.isOnPaper) return recorded;
  await seatQuestion({ ...response, position });
  // Records again even if `seatQuestion` changed nothing, because a simultaneous answer may have added the question.
  return store.recordResponse(response);
}

/**
 * Records a response. Throws `VALIDATION`, `ATTEMPT_FINISHED` or `TIME_IS_UP`. Throws `NOT_FOUND` for an unknown
 * attempt and for a question that the attempt does not contain.
 */
export async function recordResponse(response: ResponseAt): Promise<AnswerOutcome> {
  const recorded = await record(response);
  if (!recorded) throw unknownAttempt();
  if (recorded.isCompleted) throw new Problem('ATTEMPT_FINISHED', 'This test is already finished. Open its result.');
  if (recorded.isOverdue) throw new Problem('TIME_IS_UP', 'The time for this exam is up. Finish it to see the result.');
  if (!recorded.isOnPaper) throw new Problem('NOT_FOUND', 'This question is not part of the test');
  if (!recorded.areOptionsKnown) {
    throw new Problem('VALIDATION', 'This answer does not belong to the question', {
      fields: { answerIds: 'This answer does not belong to the question' },
    });
  }
  if (recorded.isRepeat) instruments().repeatedAnswers += 1;
  return viewOutcome(recorded, mayKnowOnAnswer(recorded));
}

/** Finishes an attempt. Idempotent: finishing it again returns the same result. Throws `NOT_FOUND` or `EXAM_OPEN`. */
export async function finishAttempt(finish: results.Finish): Promise<AttemptResult> {
  const completion = await results.completeAttempt(finish, examConditions(finish.userId, finish.id), settleFinished);
  if (completion === 'unknown') throw unknownAttempt();
  if (completion === 'withheld') await requireFreeAttempt(finish.userId, finish.id);
  return completion === 'completed' ? readResult(finish) : getResult(finish);
}

export type PaperAttempt = onPaper.PaperAttempt;

/** Counts the answers from paper stored in all classes of an owner. */
export const countOnPaper = (ownerId: UserId): Promise<number> => onPaper.countOnPaper(ownerId);

/** Stores a student's answers from paper as a finished attempt. Returns the reason if this is not possible. */
export const savePaper = (paper: PaperAttempt, saving: { replace: boolean; now: Date }): Promise<onPaper.PaperSaving> =>
  onPaper.savePaper(paper, saving, (tx, attempt) =>
    results.completeWithin(tx, { ...attempt, ageMs: 0, isOnPaper: true }, undefined, settleFinished),
  );

/**
 * Returns the result of a completed attempt. Throws `NOT_FOUND` if the attempt belongs to another user or is not
 * completed, and `EXAM_OPEN` while an open exam contains one of the questions.
 */
export async function getResult(asked: { id: AttemptId; userId: UserId }): Promise<AttemptResult> {
  // This call comes before the keys are read, so that an open exam cannot ask a question for which this result shows
  // the key.
  const withheld = await withholdForDraw(asked.userId);
  if (withheld.size > 0) await requireFreeAttempt(asked.userId, asked.id);
  return readResult(asked);
}

async function readResult({ id, userId }: { id: AttemptId; userId: UserId }): Promise<AttemptResult> {
  const result = await results.findResult(id, userId);
  if (!result) throw unknownAttempt();
  return viewResult(result);
}

/**
 * Completes exams whose time is up, with the answers given so far. Returns the number of these exams. `userId` null:
 * exams of all users.
 */
export async function closeOverdueExams(userId: UserId | null): Promise<number> {
  const overdue = await store.listOverdueExams(userId);
  for (const exam of overdue) await results.completeAttempt({ ...exam, ageMs: 0 }, undefined, settleFinished);
  return overdue.length;
}

/**
 * Days after which an unfinished test counts as abandoned. Devices discard unsent events after the same time, so no
 * answer can arrive later.
 */
const ABANDONED_DAYS = 30;

/** Deletes abandoned tests. Returns the number of deleted tests. */
export const removeAbandonedAttempts = (now: Date): Promise<number> =>
  store.deleteAbandonedAttempts(new Date(now.getTime() - ABANDONED_DAYS * DAY_MS));

/**
 * Deletes the caller's unfinished attempts at sign-out: attempts that this session started, the attempt with
 * `attemptId`, and attempts unchanged for a day. Tests in progress on other devices stay. Exams whose time is up are
 * completed; other exams stay, because deleting one would allow a new start with new time. Returns the number of
 * deleted attempts.
 */
export async function cleanUpAttempts(userId: UserId, sessionId: SessionId, attemptId?: AttemptId): Promise<number> {
  await closeOverdueExams(userId);
  return store.deleteOpenAttempts(userId, sessionId, attemptId);
}

export const searchAnswered = answered.searchAnswered;
/** Counts the attempts with an answer that the clean-up would delete, so that the person can confirm first. */
export const countAnsweredOpenAttempts = store.countAnsweredOpenAttempts;
