import { isVisible } from './names';
import { z } from './schema';

// PostgreSQL cannot store NUL; the other C0 controls and lone surrogates have no place in a sentence.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isPrintable = (text: string) => !UNPRINTABLE.test(text) && text.isWellFormed();

/**
 * Returns the schema of typed text: bounded, without characters that cannot be stored or shown. `missing` is the
 * message for an empty text.
 */
export const plainText = (maxLength: number, missing?: string) =>
  z
    .string(missing)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isPrintable, 'Contains characters that cannot be shown');

/** Returns the schema of text that other people read as somebody's name or words. */
export const nameText = (maxLength: number, missing?: string) =>
  plainText(maxLength, missing).refine(isVisible, 'Contains characters that nobody can see. Type it again.');
