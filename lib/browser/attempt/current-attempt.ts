'use client';

import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { AttemptResult } from '@/lib/attempts/contract';
import type { QuestionView } from '@/lib/bank/contract';
import type { Stars } from '@/lib/favorites/contract';
import type { TestType, TimeFactor } from '@/lib/kernel/exam';
import { drop, keep, recall } from './device-memory';
import { CURRENT_ATTEMPT_KEY, CURRENT_ATTEMPT_VERSION } from './storage';

/** A question as it appears in a test. */
export type AskedQuestion = Omit<QuestionView, 'isForMockTest' | 'difficulty' | 'tier' | 'createdAt' | 'updatedAt'> &
  Partial<Pick<QuestionView, 'tier'>>;

/**
 * The test in progress on this device. It is stored, so a reload does not lose it. The page shows this state; the
 * outbox sends each step to the server.
 */
export interface CurrentAttempt {
  userId: string;
  attemptId: string;
  testType: TestType;
  sectionIds: number[];
  topic: string | null;
  timeFactor: TimeFactor;
  /** The id of the set in today's plan that this attempt practices. */
  setId?: string;
  /**
   * The probabilities of passing before the set, in whole percent by section id. The page at the end of the set shows
   * how they changed.
   */
  chancesBefore?: Readonly<Record<number, number>>;
  /** The id of the class assignment that this attempt belongs to. */
  assignmentId?: string;
  /** True if the exam is open-book. */
  openBook?: boolean;
  /** True if the attempt repeats questions for which a result has just shown the right answers. */
  isRepeat?: boolean;
  /** Questions in the order of the test, options in the shuffled order of this attempt. */
  questions: AskedQuestion[];
  /** 0-based index of the current question. */
  index: number;
  /** Responses by question id. When two tabs are merged, the later response wins. */
  responses: Record<number, LocalResponse>;
  /**
   * Ids of submitted questions. In practice, submitting shows the right answer. In an exam, it only means that the
   * learner went on to the next question.
   */
  submitted: Record<number, true>;
  markedForReview: Record<number, true>;
  /** When the attempt started: milliseconds since 1970 by this device's clock. */
  startedAt: number;
  /**
   * End of an exam's time: milliseconds since 1970 by this device's clock, adjusted to the server's time; null in
   * practice.
   */
  deadlineAt: number | null;
  completedAt: number | null;
  /** When a click or a newly loaded page last changed the favorites; milliseconds since 1970. */
  starredAt?: number;
  /**
   * Set while the learner repeats missed questions before the result is shown; the test itself has ended. `place`:
   * 0-based index. `since`: start time.
   */
  onceMore?: { place: number; since: number };
  /** The server's result; null until it arrives. */
  result: AttemptResult | null;
}

interface LocalResponse {
  /** Ids of the chosen options; empty after the learner cleared the choice. */
  optionIds: number[];
  /** Time of the choice: milliseconds since 1970 by this device's clock. */
  at: number;
  timeSpentSeconds: number;
}

interface CurrentAttemptState {
  attempt: CurrentAttempt | null;
  begin: (attempt: CurrentAttempt) => void;
  choose: (questionId: number, response: LocalResponse) => void;
  submit: (questionId: number) => void;
  goTo: (index: number) => void;
  toggleReview: (questionId: number) => void;
  setFavorite: (questionId: number, isFavorite: boolean) => void;
  /** Applies the favorites that a page contains, if the page is newer than the last known change. */
  takeStars: (stars: Stars) => void;
  setDeadline: (deadlineAt: number) => void;
  complete: (at: number) => void;
  setResult: (result: AttemptResult) => void;
  reset: () => void;
}

interface Stored {
  attempt: CurrentAttempt | null;
}

/** Stored format of version 1, in which the responses were called `choices`. */
type AttemptOfVersion1 = Omit<CurrentAttempt, 'responses'> & {
  choices: Record<number, Omit<LocalResponse, 'optionIds'> & { answerIds: number[] }>;
};

function renameChoices({ choices, ...attempt }: AttemptOfVersion1): CurrentAttempt {
  const renamed = Object.entries(choices).map(([id, { answerIds, ...rest }]) => [
    id,
    { optionIds: answerIds, ...rest },
  ]);
  return { ...attempt, responses: Object.fromEntries(renamed) };
}

/**
 * Migrates a state stored by an earlier version of the product. Version 0 stored the attempt as `sitting`; versions 0
 * and 1 stored the responses as `choices`.
 */
function migrateStored(stored: unknown, version: number): Stored {
  if (version >= CURRENT_ATTEMPT_VERSION) return stored as Stored;
  const { attempt, sitting } = stored as Record<'attempt' | 'sitting', AttemptOfVersion1 | null | undefined>;
  const known = (version === 0 ? sitting : attempt) ?? null;
  return { attempt: known && renameChoices(known) };
}

type Change = (attempt: CurrentAttempt) => Partial<CurrentAttempt>;

export const useCurrentAttempt = create<CurrentAttemptState>()(
  persist(
    (set) => {
      const change = (how: Change) =>
        set(({ attempt }) => (attempt ? { attempt: { ...attempt, ...how(attempt) } } : {}));
      return {
        attempt: null,
        begin: (attempt) => set({ attempt }),
        choose: (questionId, response) =>
          change(({ responses }) => ({ responses: { ...responses, [questionId]: response } })),
        submit: (questionId) => change(({ submitted }) => ({ submitted: { ...submitted, [questionId]: true } })),
        goTo: (index) => change(({ questions }) => ({ index: Math.min(Math.max(index, 0), questions.length - 1) })),
        toggleReview: (questionId) =>
          change(({ markedForReview }) => ({ markedForReview: toggled(markedForReview, questionId) })),
        setFavorite: (questionId, isFavorite) =>
          change(({ questions }) => ({
            starredAt: Date.now(),
            questions: questions.map((question) =>
              question.id === questionId ? { ...question, isFavorite } : question,
            ),
          })),
        takeStars: (stars) => change((attempt) => withStars(attempt, stars)),
        setDeadline: (deadlineAt) => change(() => ({ deadlineAt })),
        complete: (at) => change(({ completedAt }) => ({ completedAt: completedAt ?? at })),
        setResult: (result) => change(({ attemptId }) => (attemptId === result.id ? { result } : {})),
        reset: () => set({ attempt: null }),
      };
    },
    {
      name: CURRENT_ATTEMPT_KEY,
      version: CURRENT_ATTEMPT_VERSION,
      migrate: migrateStored,
      // If local storage is full, entries stay in this page's memory, so that the learner can continue the test.
      storage: createJSONStorage(() => ({
        getItem: recall,
        setItem: (key, value) => void keep(key, value),
        removeItem: drop,
      })),
      partialize: ({ attempt }) => ({ attempt }),
      // The server renders no test; the page loads the stored one after hydration.
      skipHydration: true,
    },
  ),
);

/** Returns the attempt if it is this user's and unfinished, else null. */
export const openAttemptOf = (attempt: CurrentAttempt | null, userId: string | undefined): CurrentAttempt | null =>
  attempt && attempt.userId === userId && attempt.completedAt === null && attempt.questions.length > 0 ? attempt : null;

/** True for practice in which every question was submitted, so that only the result is not shown yet. */
export const isAnswered = ({ testType, questions, submitted }: CurrentAttempt): boolean =>
  testType !== 'exam' && questions.every(({ id }) => submitted[id]);

/**
 * Applies the favorites that a page contains if the page is newer than the draw of the questions; a page from the
 * offline cache may be a day old. If this device's clock is some minutes fast, changes made on another device appear
 * some minutes late.
 */
function withStars(attempt: CurrentAttempt, { questionIds, at }: Stars): Partial<CurrentAttempt> {
  const isNewer = at > (attempt.starredAt ?? attempt.startedAt);
  const starred = new Set(questionIds);
  const questions = attempt.questions.map((question) =>
    isNewer || question.isFavorite === undefined ? { ...question, isFavorite: starred.has(question.id) } : question,
  );
  return isNewer ? { questions, starredAt: at } : { questions };
}

function toggled(marks: Record<number, true>, id: number): Record<number, true> {
  const { [id]: marked, ...others } = marks;
  return marked ? others : { ...marks, [id]: true };
}

/**
 * Merges another tab's state of the same attempt into this tab's state. For each question the later response wins, so
 * that neither tab overwrites the other's answers.
 */
function mergeAttempts(mine: CurrentAttempt | null, theirs: CurrentAttempt | null): CurrentAttempt | null {
  if (!mine || !theirs || mine.attemptId !== theirs.attemptId) return theirs;
  const responses = { ...mine.responses };
  for (const [id, response] of Object.entries(theirs.responses)) {
    const own = responses[Number(id)];
    if (!own || own.at <= response.at) responses[Number(id)] = response;
  }
  return {
    ...mine,
    responses,
    submitted: { ...mine.submitted, ...theirs.submitted },
    completedAt: mine.completedAt ?? theirs.completedAt,
    deadlineAt: theirs.deadlineAt ?? mine.deadlineAt,
    result: theirs.result ?? mine.result,
  };
}

/** Parses the local storage entry of the attempt in the format that Zustand's `persist` writes. */
function readStored(text: string): CurrentAttempt | null {
  const { state, version } = JSON.parse(text) as { state: unknown; version: number };
  return migrateStored(state, version).attempt;
}

/** Updates this tab's attempt when another tab changes it. Returns a function that stops listening. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== CURRENT_ATTEMPT_KEY) return;
    const theirs = event.newValue ? readStored(event.newValue) : null;
    const merged = mergeAttempts(useCurrentAttempt.getState().attempt, theirs);
    if (JSON.stringify(merged) !== JSON.stringify(useCurrentAttempt.getState().attempt))
      useCurrentAttempt.setState({ attempt: merged });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
