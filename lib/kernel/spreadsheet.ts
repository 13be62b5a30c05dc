/**
 * Pattern of cells that a spreadsheet would run as a formula: a leading operator, line break or tab, and the full-width
 * forms of the operators (OWASP, CSV injection). Includes leading apostrophes, so that the added one can be removed
 * again.
 */
const RUNS = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const TO_NEUTRALIZE = new RegExp(`^'*${RUNS}`);
const NEUTRALIZED = new RegExp(`^'+${RUNS}`);

/** Prepends an apostrophe, so that a spreadsheet shows the text and runs nothing. */
export const neutralize = (text: string): string => (TO_NEUTRALIZE.test(text) ? `'${text}` : text);
/** Reverts `neutralize`, and leaves every other text unchanged. */
export const restore = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);
