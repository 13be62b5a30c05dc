import { keep, recall } from './device-memory';

/**
 * Storage keys of the choice "questions in Spanish". Exams have a separate choice, because the learner's real exam may
 * be in another language.
 */
const KEYS = { study: 'questions-in-spanish', exam: 'exam-in-spanish' } as const;
export type Purpose = keyof typeof KEYS;

/** Returns the choice of this device. Null before a choice: then questions are in the language of the page. */
export function isSpanishChosen(purpose: Purpose): boolean | null {
  const stored = recall(KEYS[purpose]);
  return stored === null ? null : stored === 'yes';
}

export function keepSpanish(purpose: Purpose, isWanted: boolean): void {
  keep(KEYS[purpose], isWanted ? 'yes' : 'no');
}
