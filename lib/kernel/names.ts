/**
 * Returns a key for comparing names. It ignores case and extra spaces, because people do not notice these differences.
 */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;

/** Moves the last name to the front. A suffix such as "Jr." stays with the first name. */
function lastNameFirst(name: string): string {
  const words = name.trim().split(/\s+/);
  const at = words.findLastIndex((word, index) => index === 0 || !SUFFIX.test(word));
  return [words[at], ...words.toSpliced(at, 1)].join(' ');
}

const collator = new Intl.Collator('en', { numeric: true });

interface Listed {
  name: string;
}

/** Sorts people by first or last name, ignoring case and accents. Every list of students uses this function. */
export function sortByName<T extends Listed>(people: readonly T[], byLastName: boolean): T[] {
  const keyed = people.map((person) => ({ person, key: byLastName ? lastNameFirst(person.name) : person.name }));
  return keyed.toSorted((one, other) => collator.compare(one.key, other.key)).map(({ person }) => person);
}

/**
 * Matches invisible characters that names in some scripts need: joiners between letters and at the end of a Malayalam
 * word, and variation selectors in Mongolian, in Japanese names and in emoji.
 */
const NEEDED = new RegExp(
  [
    '(?<=[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}])[\\u200c\\u200d](?=\\p{L})',
    '(?<=\\u0d4d)\\u200d',
    '(?<=\\p{sc=Mong})[\\u180b-\\u180f]',
    '(?<=\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
    '(?<=[\\p{ExtPict}\\p{EMod}]\\ufe0f?)\\u200d(?=\\p{ExtPict})',
    '(?<=\\p{ExtPict})\\ufe0f',
  ].join('|'),
  'gu',
);

/**
 * Matches characters without a visible form: direction overrides and others (Unicode: Default_Ignorable_Code_Point),
 * the Braille blank, and line separators.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/u;

/**
 * True if a name contains no hidden characters. With hidden characters, two different names could look the same, or a
 * name could be displayed in another order.
 */
export const isVisible = (name: string): boolean => !INVISIBLE.test(name.replace(NEEDED, ''));
