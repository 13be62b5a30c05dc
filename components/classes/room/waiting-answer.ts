import type { ClassId } from '@/lib/kernel/ids';

/** What was chosen and has not been acknowledged: kept by the tab, so that a reload sends it on. */
export interface WaitingAnswer {
  classId: ClassId;
  roundId: string;
  /** 1-based. */
  place: number;
  optionIds: number[];
}

/** Sign-out clears what begins so. */
const KEY = 'coldpass.draft.room';

export function keepWaiting(answers: readonly WaitingAnswer[]): void {
  try {
    if (answers.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // Where storage is blocked, only the open page has it.
  }
}

export function recallWaiting(classId: ClassId): WaitingAnswer[] {
  try {
    const kept: WaitingAnswer[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return kept.filter((answer) => answer.classId === classId);
  } catch {
    return [];
  }
}

/** Of two answers to one question the later one is left. */
export const withAnswer = (waiting: readonly WaitingAnswer[], answer: WaitingAnswer): WaitingAnswer[] => [
  ...waiting.filter(({ roundId, place }) => roundId !== answer.roundId || place !== answer.place),
  answer,
];
