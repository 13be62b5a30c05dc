import { LETTERS, VERSIONS, type Version } from '@/lib/classes/paper/rules';

/** Characters that mean "no answer". */
const BLANKS = new Set(['-', '_', '.', '*', '–', '—']);
/** Matches one mark: a letter, several letters in brackets, or a character for "no answer". */
const MARK = /\(([^()]*)\)|\[([^[\]]*)\]|./gsu;

interface Asked {
  options: readonly { id: number }[];
}

const letterOf = (sign: string): number => (LETTERS as readonly string[]).indexOf(sign.toUpperCase());

/** Returns the ids of the options that one mark (such as "B" or "AC") chooses, or an error message. */
function readMark(mark: string, { options }: Asked, place: number): number[] | string {
  const isGroup = mark.startsWith('(') || mark.startsWith('[');
  const signs = [...(isGroup ? mark.slice(1, -1) : mark)].filter((sign) => !/[\s,]/.test(sign));
  if (signs.every((sign) => BLANKS.has(sign))) return [];
  const chosen: number[] = [];
  for (const sign of signs) {
    const letter = letterOf(sign);
    if (letter < 0) return `Question ${place} has “${sign}”. Use letters, and - where nothing was marked.`;
    const option = options[letter];
    if (!option)
      return `Question ${place} has the options A to ${LETTERS[options.length - 1]}, but this line has ${sign}.`;
    chosen.push(option.id);
  }
  return [...new Set(chosen)];
}

/**
 * Parses the marks of a student, in the order of the printed version: a letter for each question, "(AC)" for several
 * letters, "-" for no answer. Ignores spaces and commas. Returns the option ids of each question, or an error message.
 */
export function readMarks(typed: string, questions: readonly Asked[]): number[][] | string {
  // Stryker disable next-line Regex: A mark is one character or a group in brackets, which neither begins nor ends with a blank or a comma.
  const marks = (typed.match(MARK) ?? []).filter((mark) => !/^[\s,]$/.test(mark));
  if (marks.length !== questions.length) {
    const counted = marks.length === 1 ? '1 answer' : `${marks.length} answers`;
    return `This line has ${counted}, but the test has ${questions.length} questions. Put - where nothing was marked.`;
  }
  const read: number[][] = [];
  for (const [index, mark] of marks.entries()) {
    const question = questions[index];
    // Stryker disable next-line ArrayDeclaration: There are as many marks as questions here, so the branch is for the compiler.
    const chosen = question ? readMark(mark, question, index + 1) : [];
    if (typeof chosen === 'string') return chosen;
    read.push(chosen);
  }
  return read;
}

export const readVersion = (typed: string): Version | null =>
  VERSIONS.find((version) => version === typed.trim().toUpperCase()) ?? null;
