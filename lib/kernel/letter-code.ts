/**
 * Codes that people read out and type. No vowels, so that no word comes about; no I, L, O, Q, U and V, because they look like others
 * or like figures. Ten of the 18 letters make 3.6 × 10¹² codes, 41.7 bits: enough where wrong ones are counted.
 */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTWXYZ';
export const CODE_LENGTH = 10;

/** The largest multiple of the number of letters that fits into a byte: bytes above would make some letters likelier. */
const FAIR_BYTES = Math.floor(256 / CODE_LETTERS.length) * CODE_LETTERS.length;

/** A code by chance. `randomBytes`: as many bytes as asked for, from a cryptographic source. */
export function makeLetterCode(randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      if (byte < FAIR_BYTES && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length];
    }
  }
  return code;
}

/** What was typed, as the code is stored; null where it cannot be one. Case, spaces, dots and dashes do not count. */
export function readLetterCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}.]/gu, '');
  const isCode = letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? letters : null;
}

/** In two groups, as it is shown and read out. */
export const groupLetterCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
