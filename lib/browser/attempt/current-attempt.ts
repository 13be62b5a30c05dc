'use client';

import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { AttemptResult } from '@/lib/attempts/contract';
import type { QuestionView } from '@/lib/bank/contract';
import type { Stars } from '@/lib/favorites/contract';
import type { TestType, TimeFactor } from '@/lib/kernel/exam';
import { drop, keep, recall } from './device-memory';
import { CURRENT_ATTEMPT_KEY, CURRENT_ATTEMPT_VERSION } from './storage';

/** A question as a test asks it. */
export type AskedQuestion = Omit<QuestionView, 'isForMockTest' | 'difficulty' | 'tier' | 'createdAt' | 'updatedAt'> &
  Partial<Pick<QuestionView, 'tier'>>;

/**
 * The test in progress on this device, stored across reloads. Its events go to the outbox; this is the state that the
 * page shows.
 */
export interface CurrentAttempt {
  userId: string;
  attemptId: string;
  testType: TestType;
  sectionIds: number[];
  topic: string | null;
  timeFactor: TimeFactor;
  /** The set of today's plan that it asks. */
  setId?: string;
  /** The plan's probabilities before the set, for showing the change at its end: whole percents by section. */
  chancesBefore?: Readonly<Record<number, number>>;
  /** The class's test that it is an attempt at. */
  assignmentId?: string;
  /** An exam in the open-book form. */
  openBook?: boolean;
  /** True when it repeats questions whose keys a result has just shown. */
  isRepeat?: boolean;
  /** Questions in the order of the paper, options in the order of this attempt. */
  questions: AskedQuestion[];
  /** 0-based position of the current question. */
  index: number;
  /** Responses by question id; a merge of two tabs takes the later one. */
  responses: Record<number, LocalResponse>;
  /** Submitted questions: revealed in practice, merely passed in an exam. */
  submitted: Record<number, true>;
  markedForReview: Record<number, true>;
  /** Device wall clock, milliseconds since 1970. */
  startedAt: number;
  /** Exams only, device wall clock; corrected when the server has responded. */
  deadlineAt: number | null;
  completedAt: number | null;
  /** When a star was last pressed or taken from a page, milliseconds since 1970. */
  starredAt?: number;
  /**
   * The repeat of missed questions before the result: the 0-based position, and its start; the test itself had ended by
   * then.
   */
  onceMore?: { place: number; since: number };
  /** The server's result, once it has one. */
  result: AttemptResult | null;
}

interface LocalResponse {
  /** Empty when a choice was taken back. */
  optionIds: number[];
  /** Device wall clock, milliseconds since 1970. */
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
  /** Applies a page's favorites if they are newer than the known ones. */
  takeStars: (stars: Stars) => void;
  setDeadline: (deadlineAt: number) => void;
  complete: (at: number) => void;
  setResult: (result: AttemptResult) => void;
  reset: () => void;
}

interface Stored {
  attempt: CurrentAttempt | null;
}

/** Version 1 stored responses under another name. */
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
 * Migrates the format of an earlier version: 0 stored the attempt as `sitting`, 0 and 1 stored its responses as
 * `choices`.
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
      // A full device must not stop the test: entries that it refuses stay in the page's memory.
      storage: createJSONStorage(() => ({
        getItem: recall,
        setItem: (key, value) => void keep(key, value),
        removeItem: drop,
      })),
      partialize: ({ attempt }) => ({ attempt }),
      // The server renders no test; the page reads the stored one after hydration.
      skipHydration: true,
    },
  ),
);

/** Returns this person's unfinished test; null when there is none. */
export const openAttemptOf = (attempt: CurrentAttempt | null, userId: string | undefined): CurrentAttempt | null =>
  attempt && attempt.userId === userId && attempt.completedAt === null && attempt.questions.length > 0 ? attempt : null;

/**
 * Applies a page's favorites if they are newer than the draw. A stored page, shown without a network, may be a day
 * older. If the device's clock is ahead, another device's change shows that much later.
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

/** Merges another tab's attempt: takes its responses if they are later, so that neither tab undoes the other. */
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

/** Parses the entry as the storage layer writes it. */
function readStored(text: string): CurrentAttempt | null {
  const { state, version } = JSON.parse(text) as { state: unknown; version: number };
  return migrateStored(state, version).attempt;
}

/** Synchronizes this tab's attempt with the others; returns a function that stops it. */
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
