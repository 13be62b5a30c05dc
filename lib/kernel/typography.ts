const NO_BREAK = '\u00A0';

/**
 * Patterns for expressions that must not be broken over two lines: a figure and its unit, "Section" and its number, a
 * rule and its paragraph.
 */
const UNITS =
  'lb|oz|psig|psia|psi|°F|°C|percent|in\\. Hg|inches|microns|tons|pounds|ounces|degrees|minutes|hours|days|months|years|CFR';
const FIGURE_AND_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\w))`, 'g');
const NAME_AND_NUMBER = /\b(Section|Type|Class|Group|Title|Part|Subpart|CFR) (?=(?:\d|[IV]+\b|[A-H]\b))/g;

/** Inserts non-breaking spaces, so that a line never breaks within expressions such as "50 lb". */
export const keepTogether = (text: string): string =>
  text.replace(FIGURE_AND_UNIT, `$1${NO_BREAK}`).replace(NAME_AND_NUMBER, `$1${NO_BREAK}`);
