/**
 * What a spreadsheet would run as a formula: these signs first, a line break or a tab first, and the wide forms of the
 * signs (OWASP, CSV injection). Apostrophes before it are part of the pattern, so that one more can be taken off again.
 */
const RUNS = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const TO_NEUTRALIZE = new RegExp(`^'*${RUNS}`);
const NEUTRALIZED = new RegExp(`^'+${RUNS}`);

/** With an apostrophe in front a spreadsheet shows the text and runs nothing. */
export const neutralize = (text: string): string => (TO_NEUTRALIZE.test(text) ? `'${text}` : text);
/** Takes back what `neutralize` has done, and leaves every other text alone. */
export const restore = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);
