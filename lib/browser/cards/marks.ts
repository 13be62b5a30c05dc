import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import type { Mark, Marks } from '@/lib/study/cards-rules';

/** Storage key of the marks "known" and "not known" that a user has given to cards. The marks stay on this device. */
const KEY = 'coldpass.cards';
/** Storage key of the cards that are not sent yet (`waiting.ts`). */
export const WAITING_KEY = 'coldpass.turned';

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'isKnown' in value &&
  typeof value.isKnown === 'boolean' &&
  'at' in value &&
  Number.isSafeInteger(value.at);

/** Returns the stored marks; no marks if the stored value cannot be parsed. */
export function readMarks(): Marks {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, Mark] => isMark(entry[1])));
  } catch (error) {
    console.warn('The stored marks on cards cannot be read:', error);
    return {};
  }
}

/** Stores the marks; removes the entry when there are none. */
export function keepMarks(marks: Marks): void {
  if (Object.keys(marks).length === 0) drop(KEY);
  else keep(KEY, JSON.stringify(marks));
}

/** Deletes all marks, including those not sent to the server yet. */
export function forgetMarks(): void {
  drop(KEY);
  drop(WAITING_KEY);
}
