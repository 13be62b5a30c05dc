import { keepDraft, readDraft } from '@/lib/browser/session/drafts';
import type { ClassId } from '@/lib/kernel/ids';

/** Answer that the server has not acknowledged. Stored in the tab, so that it is sent again after a reload. */
export interface WaitingAnswer {
  classId: ClassId;
  roundId: string;
  /** 1-based position of the question in the round. */
  place: number;
  optionIds: number[];
}

const DRAFT = 'room';

export const keepWaiting = (answers: readonly WaitingAnswer[]): void =>
  keepDraft(DRAFT, answers.length === 0 ? null : answers);

export const recallWaiting = (classId: ClassId): WaitingAnswer[] =>
  ((readDraft(DRAFT) ?? []) as WaitingAnswer[]).filter((answer) => answer.classId === classId);

/** Adds an answer and drops any earlier answer to the same question. */
export const withAnswer = (waiting: readonly WaitingAnswer[], answer: WaitingAnswer): WaitingAnswer[] => [
  ...waiting.filter(({ roundId, place }) => roundId !== answer.roundId || place !== answer.place),
  answer,
];
