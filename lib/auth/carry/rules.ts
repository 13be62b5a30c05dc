/**
 * Carry codes: what takes a device account to another phone. Ten letters, shown in two groups. No vowels, so that no word comes
 * about; no I, L, O, Q, U and V, because they look like others or like figures. 18 letters make 3.6 × 10¹² codes, 41.7 bits: enough
 * for 15 minutes where wrong ones are counted (`GUESS_LIMITS.carryByAddress` and `carryOfAll`).
 */
export const CARRY_LETTERS = 'BCDFGHJKMNPRSTWXYZ';
const CARRY_LENGTH = 10;
export const CARRY_MINUTES = 15;

/** The page that takes a code, and behind it, as a fragment that no server sees, the code. */
export const CARRY_PAGE = '/carry';

/** The largest multiple of the number of letters that fits into a byte: bytes above would make some letters likelier. */
const FAIR_BYTES = Math.floor(256 / CARRY_LETTERS.length) * CARRY_LETTERS.length;

/** A code by chance. `randomBytes`: as many bytes as asked for, from a cryptographic source. */
export function makeCarryCode(randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < CARRY_LENGTH) {
    for (const byte of randomBytes(CARRY_LENGTH)) {
      if (byte < FAIR_BYTES && code.length < CARRY_LENGTH) code += CARRY_LETTERS[byte % CARRY_LETTERS.length];
    }
  }
  return code;
}

/** What somebody typed, as the code is stored; null where it cannot be one. Case, spaces and dashes do not count. */
export function readCarryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s\p{Dash}.]/gu, '');
  const isCode = letters.length === CARRY_LENGTH && [...letters].every((letter) => CARRY_LETTERS.includes(letter));
  return isCode ? letters : null;
}

/** In two groups, as it is shown and read out. */
export const groupCarryCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;

/** The words by which letters are told over a phone (ICAO spelling alphabet). */
const WORDS: Readonly<Record<string, string>> = {
  ...{ B: 'Bravo', C: 'Charlie', D: 'Delta', F: 'Foxtrot', G: 'Golf', H: 'Hotel', J: 'Juliett', K: 'Kilo', M: 'Mike' },
  ...{
    N: 'November',
    P: 'Papa',
    R: 'Romeo',
    S: 'Sierra',
    T: 'Tango',
    W: 'Whiskey',
    X: 'X-ray',
    Y: 'Yankee',
    Z: 'Zulu',
  },
};
export const spellCarryCode = (code: string): string[] => [...code].map((letter) => WORDS[letter] ?? letter);
