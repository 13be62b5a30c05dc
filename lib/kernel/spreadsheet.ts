/**
 * Matches a cell that a spreadsheet would run as a formula: one that begins with an operator (also in full width), a
 * line break or a tab (OWASP, CSV injection). Also matches cells with apostrophes before these characters, so that
 * `restore` removes only an apostrophe that `neutralize` has added.
 */
const RUNS = String.raw`(?:\s*[=+\-@＝＋－＠]|[\t\r\n])`;
const TO_NEUTRALIZE = new RegExp(`^'*${RUNS}`);
const NEUTRALIZED = new RegExp(`^'+${RUNS}`);

/** Adds a leading apostrophe if a spreadsheet would run the text as a formula. */
export const neutralize = (text: string): string => (TO_NEUTRALIZE.test(text) ? `'${text}` : text);
/** Removes the apostrophe that `neutralize` added, and leaves every other text unchanged. */
export const restore = (cell: string): string => (NEUTRALIZED.test(cell) ? cell.slice(1) : cell);

/** Byte order mark. Excel reads a file as UTF-8 only if the file begins with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Quotes a cell with any delimiter that a spreadsheet may use, so that none splits the cell and begins a formula.
 */
function writeCell(text: string): string {
  const cell = neutralize(text);
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Writes rows as CSV (RFC 4180). Cells that a spreadsheet would run as a formula are neutralized. The caller must put
 * `BYTE_ORDER_MARK` before the text.
 */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
