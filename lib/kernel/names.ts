/** The same key for names that people cannot tell apart, because they read past letter case and spaces. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * What is needed to write: joiners between letters of scripts that have them, and at the end of a Malayalam word; selectors that choose
 * how the sign before them is drawn, in Mongolian, in Japanese names and of emoji.
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

/** Signs that are drawn as nothing, direction overrides among them (Unicode: Default_Ignorable_Code_Point), a blank of Braille, and separators of lines. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\p{Zl}\p{Zp}]/u;

/** Whether people see all of a name: two that look alike could otherwise be two, and one could be read in another order than it has. */
export const isVisible = (name: string): boolean => !INVISIBLE.test(name.replace(NEEDED, ''));
