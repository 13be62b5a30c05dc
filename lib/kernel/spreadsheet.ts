/**
 * Matches cells that a spreadsheet would run as a formula: a leading operator, also in full width, line break or tab
 * (OWASP, CSV injection). Leading apostrophes are part of the match, so that `restore` can remove the one that was
 * added.
 */
const RUNS = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const TO_NEUTRALIZE = new RegExp(`^'*${RUNS}`);
const NEUTRALIZED = new RegExp(`^'+${RUNS}`);

/** Adds a leading apostrophe if a spreadsheet would run the text as a formula. */
export const neutralize = (text: string): string => (TO_NEUTRALIZE.test(text) ? `'${text}` : text);
/** Removes the apostrophe that `neutralize` added, and leaves every other text unchanged. */
export const restore = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);
