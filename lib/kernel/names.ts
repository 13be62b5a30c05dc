/** Returns the same key for names that people cannot distinguish, because they ignore letter case and spaces. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Invisible characters that writing needs: joiners between letters of scripts that have them, and at the end of a
 * Malayalam word; selectors for the form of the preceding character, in Mongolian, in Japanese names and in emoji.
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
 * Characters without a visible form, including direction overrides (Unicode: Default_Ignorable_Code_Point), the Braille
 * blank, and line separators.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/u;

/**
 * Returns true if a name has no hidden characters, with which two different names could look the same, or a name could
 * appear in another order.
 */
export const isVisible = (name: string): boolean => !INVISIBLE.test(name.replace(NEEDED, ''));
