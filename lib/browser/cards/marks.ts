import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import type { Mark, Marks } from '@/lib/study/cards/rules';

/** What was said of cards, on this device alone. */
const KEY = 'coldpass.cards';
/** What `waiting.ts` keeps. */
export const WAITING_KEY = 'coldpass.turned';

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'isKnown' in value &&
  typeof value.isKnown === 'boolean' &&
  'at' in value &&
  Number.isSafeInteger(value.at);

/** None where nothing was kept, or something that cannot be read. */
export function readMarks(): Marks {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter((entry): entry is [string, Mark] => isMark(entry[1])));
  } catch (error) {
    console.warn('What was kept of cards cannot be read:', error);
    return {};
  }
}

/** Nothing is kept of no marks. */
export function keepMarks(marks: Marks): void {
  if (Object.keys(marks).length === 0) drop(KEY);
  else keep(KEY, JSON.stringify(marks));
}

/** Those that the server has not been told of too. */
export function forgetMarks(): void {
  drop(KEY);
  drop(WAITING_KEY);
}
