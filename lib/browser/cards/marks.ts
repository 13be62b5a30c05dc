import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import type { Mark, Marks } from '@/lib/study/cards/rules';

/** Marks of cards, stored on this device alone. */
const KEY = 'coldpass.cards';
/** The key of `waiting.ts`. */
export const WAITING_KEY = 'coldpass.turned';

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'isKnown' in value &&
  typeof value.isKnown === 'boolean' &&
  'at' in value &&
  Number.isSafeInteger(value.at);

/** Returns none when nothing readable is stored. */
export function readMarks(): Marks {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, Mark] => isMark(entry[1])));
  } catch (error) {
    console.warn('What was kept of cards cannot be read:', error);
    return {};
  }
}

/** Removes the entry when there are no marks. */
export function keepMarks(marks: Marks): void {
  if (Object.keys(marks).length === 0) drop(KEY);
  else keep(KEY, JSON.stringify(marks));
}

/** Forgets marks, including those not sent to the server yet. */
export function forgetMarks(): void {
  drop(KEY);
  drop(WAITING_KEY);
}
