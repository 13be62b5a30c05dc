import type { Language } from '@/lib/kernel/language';
import { drop, keep, recall } from './device-memory';

/**
 * Storage keys of the choice "questions in Spanish". Exams have a separate choice, because the learner's real exam may
 * be in another language.
 */
const KEYS = { study: 'questions-in-spanish', exam: 'exam-in-spanish' } as const;
export type Purpose = keyof typeof KEYS;

/**
 * Storage keys of the choice "questions in English". They are separate keys, because former versions read any value
 * under the keys above as Spanish.
 */
const REFUSALS = { study: 'questions-in-english', exam: 'exam-in-english' } as const satisfies Record<Purpose, string>;

/** Returns the choice of this device. Null before a choice: then questions are in the language of the page. */
function isSpanishChosen(purpose: Purpose): boolean | null {
  if (recall(KEYS[purpose]) !== null) return true;
  return recall(REFUSALS[purpose]) === null ? null : false;
}

/** Returns the language of questions on this device: the chosen language, by default that of the page. */
export const languageOf = (purpose: Purpose): Language =>
  (isSpanishChosen(purpose) ?? document.documentElement.lang === 'es') ? 'es' : 'en';

export function keepSpanish(purpose: Purpose, isWanted: boolean): void {
  const [chosen, other] = isWanted ? [KEYS, REFUSALS] : [REFUSALS, KEYS];
  keep(chosen[purpose], 'yes');
  drop(other[purpose]);
}
