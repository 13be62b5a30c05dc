'use client';

import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { AttemptResult } from '@/lib/attempts/contract';
import type { QuestionView } from '@/lib/bank/contract';
import type { TestType } from '@/lib/kernel/exam';

/** The test that is being taken on this device, kept over reloads. Its events go to the outbox; this is what the page shows. */
export interface Sitting {
  userId: string;
  attemptId: string;
  testType: TestType;
  sectionIds: number[];
  topic: string | null;
  timeFactor: 1 | 1.5 | 2;
  /** In the order of the paper, options in the order of this sitting. */
  questions: QuestionView[];
  /** 0-based place of the question that is shown. */
  index: number;
  /** By question id; a merge of two tabs keeps the later one. */
  choices: Record<number, Choice>;
  /** Questions that were submitted: revealed in practice, merely passed in an exam. */
  submitted: Record<number, true>;
  markedForReview: Record<number, true>;
  /** Device wall clock, milliseconds since 1970. */
  startedAt: number;
  /** Exams only, device wall clock; corrected when the server has answered. */
  deadlineAt: number | null;
  completedAt: number | null;
  /** The server's result, once it has one. */
  result: AttemptResult | null;
}

interface Choice {
  answerIds: number[];
  at: number;
  timeSpentSeconds: number;
}

interface SittingState {
  sitting: Sitting | null;
  begin: (sitting: Sitting) => void;
  choose: (questionId: number, choice: Choice) => void;
  submit: (questionId: number) => void;
  goTo: (index: number) => void;
  toggleReview: (questionId: number) => void;
  setFavorite: (questionId: number, isFavorite: boolean) => void;
  setDeadline: (deadlineAt: number) => void;
  complete: (at: number) => void;
  setResult: (result: AttemptResult) => void;
  reset: () => void;
}

export const SITTING_KEY = 'coldpass.sitting';

type Change = (sitting: Sitting) => Partial<Sitting>;

export const useSitting = create<SittingState>()(
  persist(
    (set) => {
      const change = (how: Change) =>
        set(({ sitting }) => (sitting ? { sitting: { ...sitting, ...how(sitting) } } : {}));
      return {
        sitting: null,
        begin: (sitting) => set({ sitting }),
        choose: (questionId, choice) => change(({ choices }) => ({ choices: { ...choices, [questionId]: choice } })),
        submit: (questionId) => change(({ submitted }) => ({ submitted: { ...submitted, [questionId]: true } })),
        goTo: (index) => change(({ questions }) => ({ index: Math.min(Math.max(index, 0), questions.length - 1) })),
        toggleReview: (questionId) =>
          change(({ markedForReview }) => ({ markedForReview: toggled(markedForReview, questionId) })),
        setFavorite: (questionId, isFavorite) =>
          change(({ questions }) => ({
            questions: questions.map((question) =>
              question.id === questionId ? { ...question, isFavorite } : question,
            ),
          })),
        setDeadline: (deadlineAt) => change(() => ({ deadlineAt })),
        complete: (at) => change(({ completedAt }) => ({ completedAt: completedAt ?? at })),
        setResult: (result) => change(({ attemptId }) => (attemptId === result.id ? { result } : {})),
        reset: () => set({ sitting: null }),
      };
    },
    {
      name: SITTING_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ sitting }) => ({ sitting }),
      // The server renders no test; the page asks for what is stored once it has come to life.
      skipHydration: true,
    },
  ),
);

/** The test of this person that is not finished yet; null when there is none. */
export const openSittingOf = (sitting: Sitting | null, userId: string | undefined): Sitting | null =>
  sitting && sitting.userId === userId && sitting.completedAt === null && sitting.questions.length > 0 ? sitting : null;

function toggled(marks: Record<number, true>, id: number): Record<number, true> {
  const { [id]: marked, ...others } = marks;
  return marked ? others : { ...marks, [id]: true };
}

/** Another tab has written: take its choices where they are later, so that neither tab undoes the other. */
function mergeSitting(mine: Sitting | null, theirs: Sitting | null): Sitting | null {
  if (!mine || !theirs || mine.attemptId !== theirs.attemptId) return theirs;
  const choices = { ...mine.choices };
  for (const [id, choice] of Object.entries(theirs.choices)) {
    const own = choices[Number(id)];
    if (!own || own.at <= choice.at) choices[Number(id)] = choice;
  }
  return {
    ...mine,
    choices,
    submitted: { ...mine.submitted, ...theirs.submitted },
    completedAt: mine.completedAt ?? theirs.completedAt,
    deadlineAt: theirs.deadlineAt ?? mine.deadlineAt,
    result: theirs.result ?? mine.result,
  };
}

/** Keeps this tab's sitting in step with the others; answers how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SITTING_KEY) return;
    const theirs = event.newValue ? (JSON.parse(event.newValue) as { state: { sitting: Sitting | null } }) : null;
    const merged = mergeSitting(useSitting.getState().sitting, theirs?.state.sitting ?? null);
    if (JSON.stringify(merged) !== JSON.stringify(useSitting.getState().sitting))
      useSitting.setState({ sitting: merged });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
