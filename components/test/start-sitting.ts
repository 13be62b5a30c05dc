'use client';

import { examSeconds } from '@/lib/attempts/rules';
import { drawPracticeQuestions, listSectionQuestions, type QuestionView } from '@/lib/bank/contract';
import { call } from '@/lib/browser/call';
import { CallError } from '@/lib/browser/call-error';
import { drawKeptQuestions, ENOUGH, keepQuestions } from '@/lib/browser/kept-questions';
import { addToOutbox } from '@/lib/browser/outbox';
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
  /** Practice only questions whose last answer was wrong. */
  missed?: boolean | undefined;
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

async function loadPaper({ testType, sectionIds, topic, missed }: TestChoice): Promise<QuestionView[]> {
  if (testType === 'favorites') return call(drawFavoriteQuestions, {});
  if (testType === 'exam') {
    const pages = await Promise.all(
      SECTIONS.map(({ id }) =>
        call(listSectionQuestions, { params: { id }, query: { shuffle: 'true', size: QUESTIONS_PER_SECTION } }),
      ),
    );
    return pages.flatMap((page) => page.items.slice(0, QUESTIONS_PER_SECTION));
  }
  const drawn = await Promise.all(sectionIds.map((id) => drawSection(id, { topic, missed })));
  return shuffle(drawn.flat(), Math.random);
}

/** From the server; without network from what this device has kept of the section. */
async function drawSection(
  id: number,
  { topic, missed }: Pick<TestChoice, 'topic' | 'missed'>,
): Promise<QuestionView[]> {
  const limit = PRACTICE_QUESTIONS_PER_SECTION;
  const query = { limit, topic, ...(missed ? { missed: 'true' } : {}) };
  try {
    const drawn = await call(drawPracticeQuestions, { params: { id }, query }, navigator.onLine ? {} : { attempts: 1 });
    if (!missed) void keepForOffline(id, drawn);
    return drawn;
  } catch (error) {
    // What was missed is known to the server alone.
    const isAway = error instanceof CallError && error.isTemporary && !missed;
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
