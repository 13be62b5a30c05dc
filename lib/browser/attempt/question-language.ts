import { drop, keep, recall } from './device-memory';

/**
 * Storage keys of the choice "questions in Spanish". Exams have a separate choice, because the learner's real exam may
 * be in another language.
 */
const KEYS = { study: 'questions-in-spanish', exam: 'exam-in-spanish' } as const;
export type Purpose = keyof typeof KEYS;

export const wantsSpanish = (purpose: Purpose): boolean => recall(KEYS[purpose]) !== null;

export function keepSpanish(purpose: Purpose, isWanted: boolean): void {
  if (isWanted) keep(KEYS[purpose], 'yes');
  else drop(KEYS[purpose]);
}
