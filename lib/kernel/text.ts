import { isVisible } from './names';
import { z } from './schema';

// PostgreSQL cannot store NUL. The other C0 controls and lone surrogates are never part of meaningful text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern exists to refuse control characters.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isPrintable = (text: string) => !UNPRINTABLE.test(text) && text.isWellFormed();

/**
 * Returns the schema of typed text with a maximum length. Refuses characters that cannot be stored or displayed.
 * `missing`: the message for an empty text.
 */
export const plainText = (maxLength: number, missing?: string) =>
  z
    .string(missing)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isPrintable, 'Contains characters that cannot be shown');

/** Returns the schema of a person's name or words that other people see. Refuses hidden characters. */
export const nameText = (maxLength: number, missing?: string) =>
  plainText(maxLength, missing).refine(isVisible, 'Contains characters that nobody can see. Type it again.');

/** Maximum words of a search. Further words are ignored. */
const MOST_WORDS = 12;

/** Splits a search into its words. Every word must occur, in any order. */
export const searchWords = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
