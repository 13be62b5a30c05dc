'use client';

import type { ResultQuestion } from '@/lib/attempts/contract';
import type { QuestionView } from '@/lib/bank/contract';
import { drawPracticeQuestions, listSectionQuestions } from '@/lib/bank/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { UserFacingError } from '@/lib/browser/api/error-text';
import {
  type AskedQuestion,
  type CurrentAttempt,
  isAnswered,
  openAttemptOf,
  useCurrentAttempt,
} from '@/lib/browser/attempt/current-attempt';
import { addToOutbox, flushOutbox, isWaiting } from '@/lib/browser/attempt/outbox';
import { shuffleOptions } from '@/lib/browser/attempt/shuffle-options';
import { drawCachedQuestions, dropCachedQuestions, ENOUGH, keepQuestions } from '@/lib/browser/offline/question-cache';
import { drawSet } from '@/lib/browser/plan/cached-sets';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { listAssignedQuestions } from '@/lib/classes/assignments/endpoints';
import { drawFavoriteQuestions } from '@/lib/favorites/endpoints';
import {
  PRACTICE_QUESTIONS_PER_SECTION,
  QUESTIONS_PER_SECTION,
  SECTIONS,
  type TestType,
  type TimeFactor,
} from '@/lib/kernel/exam';
import type { AssignmentId } from '@/lib/kernel/ids';
import { shuffle } from '@/lib/kernel/random';
import type { ChancesBefore } from '@/lib/plan/lesson-end-rules';
import { secondsOf, startOf } from './start-of';
import { finishAttempt } from './use-attempt-actions';

export interface TestChoice {
  testType: TestType;
  /** Sections to ask. An exam over all sections is a full exam; one over fewer sections is a rehearsal. */
  sectionIds: number[];
  /** True for an open-book exam. It covers Core and Type I. */
  openBook?: boolean | undefined;
  topic?: string | undefined;
  /** Practice: draws scenarios and calculations first. By default, three of four questions are exam-style. */
  isDeeper?: boolean | undefined;
  /** Practice: excludes questions that no published test asks. */
  skipsBeyond?: boolean | undefined;
  /** Practice: number of questions per section, ten by default. */
  count?: number;
  /** Practice: id of a finished attempt; asks all questions that it missed. */
  missedIn?: string | undefined;
  /** One of today's sets: its id, its questions in order, and the probabilities of passing before the set. */
  set?: { id: string; questionIds: readonly number[]; chancesBefore?: ChancesBefore } | undefined;
  /** Id of a test that an instructor assigned. The server chooses its questions. */
  assignmentId?: AssignmentId | undefined;
  /** Asks exactly these questions again, in a new order. */
  again?: readonly ResultQuestion[] | undefined;
  /** Moves a question with a single right option to the front, so that one press answers it. */
  isOnePress?: boolean;
  timeFactor: TimeFactor;
}

/** Says why the test cannot start. */
export class StartError extends UserFacingError {
  override readonly name = 'StartError';
}

const FAILED = {
  practice: 'practiceNotLoaded',
  exam: 'examNotLoaded',
  favorites: 'favoritesNotLoaded',
} as const satisfies Record<TestType, string>;

type StartFailure = (typeof FAILED)[TestType] | 'questionsNotLoaded' | 'noFavorites' | 'noQuestions' | 'notSignedIn';
/** Returns the error text for a failure. The texts are in the namespace `start`. */
export type StartTexts = (failure: StartFailure) => string;

/**
 * Removes the learner's answer from a question. For an exam also removes the key and the explanation, because a learner
 * must not get the keys of an open exam, even when the exam repeats questions.
 */
const askAgain = (question: ResultQuestion, isExam: boolean): AskedQuestion => ({
  id: question.questionId,
  revision: question.revision,
  text: question.text,
  ...(question.picture ? { picture: question.picture } : {}),
  sectionId: question.sectionId,
  topic: question.topic,
  isMultiAnswer: question.isMultiAnswer,
  ...(isExam ? {} : { explanation: question.explanation, reference: question.reference }),
  answers: question.answers.map(({ id, text, ...key }) => ({ id, text, ...(isExam ? {} : key) })),
});

/** Shuffles the questions; for an exam also groups them by section. */
function paperAgain(asked: readonly ResultQuestion[], isExam: boolean): AskedQuestion[] {
  const mixed = shuffle(asked, Math.random).map((question) => askAgain(question, isExam));
  const place = (sectionId: number) => SECTIONS.findIndex((section) => section.id === sectionId);
  return isExam ? mixed.sort((one, other) => place(one.sectionId) - place(other.sectionId)) : mixed;
}

/** Sorts sections into the order of the certification. */
const examined = (sectionIds: readonly number[]): number[] =>
  SECTIONS.map(({ id }) => id).filter((id) => sectionIds.includes(id));

async function loadPaper({
  testType,
  sectionIds,
  topic,
  missedIn,
  again,
  count,
  isDeeper,
  skipsBeyond,
  set,
  assignmentId,
  isOnePress = false,
}: TestChoice): Promise<AskedQuestion[]> {
  if (assignmentId) return call(listAssignedQuestions, { params: { id: assignmentId } });
  if (set) return loadSet(set);
  if (again) return paperAgain(again, testType === 'exam');
  if (testType === 'favorites') return call(drawFavoriteQuestions, {});
  if (testType === 'exam') {
    const pages = await Promise.all(
      examined(sectionIds).map((id) =>
        call(listSectionQuestions, { params: { id }, query: { shuffle: 'true', size: QUESTIONS_PER_SECTION } }),
      ),
    );
    return pages.flatMap((page) => page.items.slice(0, QUESTIONS_PER_SECTION));
  }
  if (missedIn) await waitUntilDelivered(missedIn);
  const drawn = await Promise.all(
    sectionIds.map((id) => drawSection(id, { topic, missedIn, count, isDeeper, skipsBeyond })),
  );
  const paper = shuffle(drawn.flat(), Math.random);
  const opening = isOnePress ? paper.find(({ isMultiAnswer }) => !isMultiAnswer) : undefined;
  return opening ? [opening, ...paper.filter((question) => question !== opening)] : paper;
}

/**
 * Returns the error text. For an assigned test it is the server's own reason, such as a closed test or an unfinished
 * exam.
 */
function whyNot({ set, topic, assignmentId, testType }: TestChoice, error: unknown, t: StartTexts): string {
  if (assignmentId && error instanceof CallError && error.status === 409 && error.isServersOwn) return error.message;
  return t(set || topic || assignmentId ? 'questionsNotLoaded' : FAILED[testType]);
}

async function loadSet({ id, questionIds }: NonNullable<TestChoice['set']>): Promise<AskedQuestion[]> {
  const drawn = new Map((await drawSet(id)).map((question) => [question.id, question]));
  return questionIds.flatMap((questionId) => drawn.get(questionId) ?? []);
}

const DELIVERY_MS = 5_000;

/**
 * Waits until the server has received the last answers, because the server has to know which questions were missed.
 * Throws after five seconds.
 */
async function waitUntilDelivered(attemptId: string): Promise<void> {
  if (!isWaiting(attemptId)) return;
  await Promise.race([flushOutbox(), new Promise((resolve) => setTimeout(resolve, DELIVERY_MS))]);
  if (isWaiting(attemptId)) throw new Error('The test has not reached the server yet');
}

/**
 * Draws questions of a section from the server. Without a connection, draws from the questions cached on this device.
 */
async function drawSection(
  id: number,
  {
    topic,
    missedIn,
    count = PRACTICE_QUESTIONS_PER_SECTION,
    isDeeper = false,
    skipsBeyond = false,
  }: Pick<TestChoice, 'topic' | 'missedIn' | 'count' | 'isDeeper' | 'skipsBeyond'>,
): Promise<QuestionView[]> {
  const limit = missedIn ? QUESTIONS_PER_SECTION : count;
  const query = {
    limit,
    topic,
    missedIn,
    ...(isDeeper ? { depth: 'deeper' as const } : {}),
    ...(skipsBeyond ? { beyond: 'false' } : {}),
  };
  try {
    const drawn = await call(drawPracticeQuestions, { params: { id }, query }, navigator.onLine ? {} : { attempts: 1 });
    if (!missedIn) void keepForOffline(id, drawn);
    return drawn;
  } catch (error) {
    // Only the server knows which questions were missed, so the cache cannot be used for them.
    const isAway = error instanceof CallError && error.isTemporary && !missedIn;
    const kept = isAway ? await drawCachedQuestions(id, { limit, topic, isDeeper, skipsBeyond }) : [];
    if (kept.length === 0) throw error;
    return kept;
  }
}

async function keepForOffline(id: number, drawn: QuestionView[]): Promise<void> {
  try {
    const count = await keepQuestions(id, drawn, { isDrawn: true });
    if (count >= ENOUGH) return;
    const more = await call(drawPracticeQuestions, { params: { id }, query: { limit: ENOUGH } });
    await keepQuestions(id, more, { isDrawn: false });
  } catch (error) {
    console.info('Questions could not be stored for offline use:', error);
  }
}

/**
 * Returns the unfinished test that a new test would replace, or null. Loads the attempt from storage first, because
 * some pages have not done so.
 */
export async function findOpenAttempt(): Promise<CurrentAttempt | null> {
  await useCurrentAttempt.persist.rehydrate();
  return openAttemptOf(useCurrentAttempt.getState().attempt, userOf(accessToken())?.id);
}

/**
 * Loads the questions and begins the attempt; from then on the test does not wait for the network. Throws `StartError`
 * with a message for the learner, which is one of the texts of `t`.
 */
export async function beginAttempt(choice: TestChoice, t: StartTexts): Promise<void> {
  const user = userOf(accessToken());
  if (!user) throw new StartError(t('notSignedIn'));
  const paper = await loadPaper(choice).catch((error: unknown) => {
    console.warn('The questions could not be loaded:', error);
    throw new StartError(whyNot(choice, error, t));
  });
  if (paper.length === 0) throw new StartError(t(choice.testType === 'favorites' ? 'noFavorites' : 'noQuestions'));
  finishReplaced(user.id);
  begin(choice, paper, user.id);
  if (choice.testType === 'exam') await withholdHere(paper);
}

/**
 * Finishes the test that is about to be replaced if it is an exam, or if all of its questions are answered. The server
 * scores the answers given so far.
 */
function finishReplaced(userId: string): void {
  const open = openAttemptOf(useCurrentAttempt.getState().attempt, userId);
  if (!open) return;
  if (open.testType === 'exam') addToOutbox({ kind: 'finish', attemptId: open.attemptId });
  else if (isAnswered(open)) finishAttempt(open);
}

/** Removes an exam's questions from the practice cache, because cached questions include the key. */
async function withholdHere(paper: readonly Pick<QuestionView, 'id' | 'sectionId'>[]): Promise<void> {
  try {
    await dropCachedQuestions(paper);
  } catch (error) {
    console.info('This browser stores no questions:', error);
  }
}

function begin(choice: TestChoice, paper: AskedQuestion[], userId: string): void {
  const attemptId = crypto.randomUUID();
  const startedAt = Date.now();
  const isExam = choice.testType === 'exam';
  const attempt: CurrentAttempt = {
    userId,
    attemptId,
    testType: choice.testType,
    sectionIds: isExam ? examined(choice.sectionIds) : choice.sectionIds,
    topic: choice.topic ?? null,
    ...(choice.set ? { setId: choice.set.id, chancesBefore: choice.set.chancesBefore ?? {} } : {}),
    ...(choice.assignmentId ? { assignmentId: choice.assignmentId } : {}),
    timeFactor: isExam ? choice.timeFactor : 1,
    ...(isExam && choice.openBook ? { openBook: true } : {}),
    ...(choice.again || choice.missedIn ? { isRepeat: true } : {}),
    questions: shuffleOptions(paper, attemptId),
    index: 0,
    responses: {},
    submitted: {},
    markedForReview: {},
    startedAt,
    deadlineAt: null,
    completedAt: null,
    result: null,
  };
  if (isExam) attempt.deadlineAt = startedAt + secondsOf(attempt) * 1000;
  useCurrentAttempt.getState().begin(attempt);
  addToOutbox({ kind: 'start', body: startOf(attempt) });
}
