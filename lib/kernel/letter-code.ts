/**
 * Letters of codes that people read out and type. No vowels, so that no words appear; no I, L, O, Q, U and V, because
 * they look like other letters or digits. Ten of the 18 letters make 3.6 × 10¹² codes, 41.7 bits: enough if wrong ones
 * are counted.
 */
export const CODE_LETTERS = 'BCDFGHJKMNPRSTWXYZ';
export const CODE_LENGTH = 10;

/**
 * Largest multiple of the number of letters that fits into a byte. Higher bytes would make some letters more likely.
 */
const FAIR_BYTES = Math.floor(256 / CODE_LETTERS.length) * CODE_LETTERS.length;

/** Makes a random code. `randomBytes` returns the given number of bytes from a cryptographic source. */
export function makeLetterCode(randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH)) {
      if (byte < FAIR_BYTES && code.length < CODE_LENGTH) code += CODE_LETTERS[byte % CODE_LETTERS.length];
    }
  }
  return code;
}

/** Parses typed text into a stored code; null if invalid. Ignores case, spaces, dots and dashes. */
export function readLetterCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}.]/gu, '');
  const isCode = letters.length === CODE_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? letters : null;
}

/** Formats a code in two groups, as it is shown and read out. */
export const groupLetterCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
