import { keepDraft, readDraft } from '@/lib/browser/session/drafts';
import type { ClassId } from '@/lib/kernel/ids';

/** What was chosen and has not been acknowledged: kept by the tab, so that a reload sends it on. */
export interface WaitingAnswer {
  classId: ClassId;
  roundId: string;
  /** 1-based. */
  place: number;
  optionIds: number[];
}

const DRAFT = 'room';

export const keepWaiting = (answers: readonly WaitingAnswer[]): void =>
  keepDraft(DRAFT, answers.length === 0 ? null : answers);

export const recallWaiting = (classId: ClassId): WaitingAnswer[] =>
  ((readDraft(DRAFT) ?? []) as WaitingAnswer[]).filter((answer) => answer.classId === classId);

/** Of two answers to one question the later one is left. */
export const withAnswer = (waiting: readonly WaitingAnswer[], answer: WaitingAnswer): WaitingAnswer[] => [
  ...waiting.filter(({ roundId, place }) => roundId !== answer.roundId || place !== answer.place),
  answer,
];
