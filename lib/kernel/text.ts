import { isVisible } from './names';
import { z } from './schema';

// NUL cannot be stored by PostgreSQL; the other C0 controls and lone surrogates have no place in a sentence.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const isPrintable = (text: string) => !UNPRINTABLE.test(text) && text.isWellFormed();

/** Text as a person typed it: bounded, and free of characters that cannot be stored or shown. `missing` is said when there is none. */
export const plainText = (maxLength: number, missing?: string) =>
  z
    .string(missing)
    .max(maxLength, `At most ${maxLength} characters`)
    .refine(isPrintable, 'Contains characters that cannot be shown');

/** The same for what other people read as somebody's name or words. */
export const nameText = (maxLength: number, missing?: string) =>
  plainText(maxLength, missing).refine(isVisible, 'Contains characters that nobody can see. Type it again.');
