/** What takes a device account to another phone: a code of letters, good for so long where wrong ones are counted (`GUESS_LIMITS`). */
export const CARRY_MINUTES = 15;

/** The page that takes a code, and behind it, as a fragment that no server sees, the code. */
export const CARRY_PAGE = '/carry';

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
