/**
 * Minutes for which a carry code is valid. A carry code signs another phone in to a device account. `GUESS_LIMITS`
 * limits wrong codes.
 */
export const CARRY_MINUTES = 15;

/** Path of the page that redeems a code. The code follows in the fragment, which browsers do not send to servers. */
export const CARRY_PAGE = '/carry';

/** The ICAO spelling alphabet. People use it to read out a code by telephone. */
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
export const spellTransferCode = (code: string): string[] => [...code].map((letter) => WORDS[letter] ?? letter);
