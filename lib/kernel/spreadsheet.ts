/**
 * Matches a cell that a spreadsheet would run as a formula: it begins with an operator (also in full width), a line
 * break or a tab (OWASP, CSV injection). Also matches leading apostrophes before these, so that `restore` can remove
 * the apostrophe that was added.
 */
const RUNS = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const TO_NEUTRALIZE = new RegExp(`^'*${RUNS}`);
const NEUTRALIZED = new RegExp(`^'+${RUNS}`);

/** Adds a leading apostrophe if a spreadsheet would run the text as a formula. */
export const neutralize = (text: string): string => (TO_NEUTRALIZE.test(text) ? `'${text}` : text);
/** Removes the apostrophe that `neutralize` added, and leaves every other text unchanged. */
export const restore = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);
