/**
 * Letters of codes that people read out and type. There are no vowels, so that codes spell no words, and no L, Q or V,
 * which are easily confused with other letters. A code of ten letters has 3.6 × 10¹² values (41.7 bits). This is
 * enough, because wrong guesses are limited.
 */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTWXYZ';
export const CODE_LENGTH = 10;

/**
 * Random bytes from this value on are skipped, because they would make some letters more likely. The value is the
 * largest multiple of the number of letters that fits into a byte.
 */
const FAIR_BYTES = Math.floor(256 / CODE_LETTERS.length) * CODE_LETTERS.length;

/** Creates a random code. `randomBytes` must return the given number of cryptographically random bytes. */
export function makeLetterCode(randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      if (byte < FAIR_BYTES && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length];
    }
  }
  return code;
}

/**
 * Parses a typed code into the form in which it is stored; null if it is invalid. Ignores case, spaces, dots and
 * dashes.
 */
export function readLetterCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}.]/gu, '');
  const isCode = letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? letters : null;
}

/** Formats a code in two groups of letters, so that people can read it more easily. */
export const groupLetterCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
