/**
 * Minutes for which a carry code, which signs another phone in to a device account, is valid. Wrong codes are counted
 * (`GUESS_LIMITS`).
 */
export const CARRY_MINUTES = 15;

/** The page that redeems a code. The code follows as a fragment, which no server sees. */
export const CARRY_PAGE = '/carry';

/** The ICAO spelling alphabet, for reading a code out over a phone. */
const WORDS: Readonly<Record<string, string>> = {
  B: 'Bravo',
  C: 'Charlie',
  D: 'Delta',
  F: 'Foxtrot',
  G: 'Golf',
  H: 'Hotel',
  J: 'Juliett',
  K: 'Kilo',
  M: 'Mike',
  N: 'November',
  P: 'Papa',
  R: 'Romeo',
  S: 'Sierra',
  T: 'Tango',
  W: 'Whiskey',
  X: 'X-ray',
  Y: 'Yankee',
  Z: 'Zulu',
};
export const spellCarryCode = (code: string): string[] => [...code].map((letter) => WORDS[letter] ?? letter);
