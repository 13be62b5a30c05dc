/**
 * What a spreadsheet would run as a formula: these signs first, a line break or a tab first, and the wide forms of the
 * signs (OWASP, CSV injection). Apostrophes before it are part of the pattern, so that one more can be taken off again.
 */
const RUNS = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** With an apostrophe in front a spreadsheet shows the text and runs nothing. */
export const neutralise = (text: string): string => (RUNS.test(text) ? `'${text}` : text);
