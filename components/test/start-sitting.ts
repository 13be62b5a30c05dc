'use client';

import { examSeconds } from '@/lib/attempts/rules';
import { drawPracticeQuestions, listSectionQuestions, type QuestionView } from '@/lib/bank/contract';
import { call } from '@/lib/browser/call';
import { CallError } from '@/lib/browser/call-error';
import { drawKeptQuestions, ENOUGH, keepQuestions } from '@/lib/browser/kept-questions';
import { addToOutbox, flushOutbox, isWaiting } from '@/lib/browser/outbox';
import { shuffleOptions } from '@/lib/browser/shuffle-options';
import { openSittingOf, type Sitting, useSitting } from '@/lib/browser/sitting';
import { userOf } from '@/lib/browser/token-claims';
import { accessToken } from '@/lib/browser/token-store';
import { drawFavoriteQuestions } from '@/lib/favorites/contract';
import { PRACTICE_QUESTIONS_PER_SECTION, QUESTIONS_PER_SECTION, SECTIONS, type TestType } from '@/lib/kernel/exam';
import { shuffle } from '@/lib/kernel/random';

export interface TestChoice {
  testType: TestType;
  sectionIds: number[];
  topic?: string | undefined;
  /** Practice what this finished attempt did not get right, all of it. */
  missedIn?: string | undefined;
  timeFactor: 1 | 1.5 | 2;
}

/** What the chooser says when a test cannot start (specification §8). */
export class StartError extends Error {}

const NO_FAVORITES = 'No favorite questions found. Add some questions to favorites first.';
const NO_QUESTIONS = 'No questions available for selected categories. Please try different categories.';
const FAILED: Record<TestType, string> = {
  practice: 'Failed to load random questions',
  exam: 'Failed to load exam questions',
  favorites: 'Failed to load favorite questions. Please try again.',
};

async function loadPaper({ testType, sectionIds, topic, missedIn }: TestChoice): Promise<QuestionView[]> {
  if (testType === 'favorites') return call(drawFavoriteQuestions, {});
  if (testType === 'exam') {
    const pages = await Promise.all(
      SECTIONS.map(({ id }) =>
        call(listSectionQuestions, { params: { id }, query: { shuffle: 'true', size: QUESTIONS_PER_SECTION } }),
      ),
    );
    return pages.flatMap((page) => page.items.slice(0, QUESTIONS_PER_SECTION));
  }
  if (missedIn) await waitUntilDelivered(missedIn);
  const drawn = await Promise.all(sectionIds.map((id) => drawSection(id, { topic, missedIn })));
  return shuffle(drawn.flat(), Math.random);
}

const DELIVERY_MS = 5_000;

/** What was missed is known to the server once the last answers, which may still be on their way, have arrived. */
async function waitUntilDelivered(attemptId: string): Promise<void> {
  if (!isWaiting(attemptId)) return;
  await Promise.race([flushOutbox(), new Promise((resolve) => setTimeout(resolve, DELIVERY_MS))]);
  if (isWaiting(attemptId)) throw new Error('The test has not reached the server yet');
}

/** From the server; without network from what this device has kept of the section. */
async function drawSection(
  id: number,
  { topic, missedIn }: Pick<TestChoice, 'topic' | 'missedIn'>,
): Promise<QuestionView[]> {
  const limit = missedIn ? QUESTIONS_PER_SECTION : PRACTICE_QUESTIONS_PER_SECTION;
  const query = { limit, topic, missedIn };
  try {
    const drawn = await call(drawPracticeQuestions, { params: { id }, query }, navigator.onLine ? {} : { attempts: 1 });
    if (!missedIn) void keepForOffline(id, drawn);
    return drawn;
  } catch (error) {
    // Only the server can say what was missed.
    const isAway = error instanceof CallError && error.isTemporary && !missedIn;
    const kept = isAway ? await drawKeptQuestions(id, { limit, topic }) : [];
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
    console.info('Questions could not be kept for offline use:', error);
  }
}

/** The test that beginning another one would replace; also on pages that have not read what is stored. */
export async function findOpenSitting(): Promise<Sitting | null> {
  await useSitting.persist.rehydrate();
  return openSittingOf(useSitting.getState().sitting, userOf(accessToken())?.id);
}

/**
 * Loads the paper and begins the sitting; from here on nothing waits for the network. Throws `StartError` with the
 * sentence to show.
 */
export async function startSitting(choice: TestChoice): Promise<void> {
  const user = userOf(accessToken());
  if (!user) throw new StartError('User not authenticated');
  const paper = await loadPaper(choice).catch((error: unknown) => {
    console.warn('The questions could not be loaded:', error);
    throw new StartError(FAILED[choice.testType]);
  });
  if (paper.length === 0) throw new StartError(choice.testType === 'favorites' ? NO_FAVORITES : NO_QUESTIONS);
  begin(choice, paper, user.id);
}

function begin(choice: TestChoice, paper: QuestionView[], userId: string): void {
  const attemptId = crypto.randomUUID();
  const startedAt = Date.now();
  const isExam = choice.testType === 'exam';
  const sitting: Sitting = {
    userId,
    attemptId,
    testType: choice.testType,
    sectionIds: isExam ? SECTIONS.map((section) => section.id) : choice.sectionIds,
    topic: choice.topic ?? null,
    timeFactor: isExam ? choice.timeFactor : 1,
    questions: shuffleOptions(paper, attemptId),
    index: 0,
    choices: {},
    submitted: {},
    markedForReview: {},
    startedAt,
    deadlineAt: isExam ? startedAt + examSeconds(choice.timeFactor) * 1000 : null,
    completedAt: null,
    result: null,
  };
  useSitting.getState().begin(sitting);
  addToOutbox({
    kind: 'start',
    body: {
      attemptId,
      testType: choice.testType,
      ...(choice.testType === 'practice' ? { sectionIds: choice.sectionIds } : {}),
      ...(choice.topic ? { topic: choice.topic } : {}),
      questionIds: paper.map((question) => question.id),
      revisions: paper.map((question) => question.revision),
      timeFactor: sitting.timeFactor,
    },
  });
}
