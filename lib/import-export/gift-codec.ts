import { ANSWERS_PER_QUESTION } from '@/lib/kernel/exam';
import { IMPORT_MAX_ROWS } from './formats-rules';
import { readTags, writeTags } from './gift-tags-codec';
import { type Draft, type FullQuestion, orNoQuestion, type ReadRow, tidy } from './rules';

/**
 * Reads and writes Moodle's GIFT format (docs.moodle.org, "GIFT format"). Fields that GIFT lacks (topic, difficulty,
 * reference …) are in the comment before a question, where Moodle writes its own ids and tags.
 */

/**
 * Characters that can follow a backslash. While a question is parsed, a control character stands for each of these
 * escapes.
 */
const SIGNS = '\\~=#{}:n';
const standIn = (sign: string): string => String.fromCharCode(1 + SIGNS.indexOf(sign));
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters stand for escapes, because no text may contain them.
const STAND_INS = /[\u0001-\u0008]/g;

const hide = (text: string): string => text.replace(/\\([\\~=#{}:n])/g, (_match, sign: string) => standIn(sign));
const show = (text: string): string =>
  text.replace(STAND_INS, (found) => {
    const sign = SIGNS[found.charCodeAt(0) - 1] ?? '';
    return sign === 'n' ? '\n' : sign;
  });

const escapeText = (text: string): string =>
  tidy(text)
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');

const TEXT_FORMAT = /^\[(?:html|moodle|plain|markdown)\]/i;
/**
 * Escapes a text. If the text begins like the name of a text format, adds the prefix `[plain]`, so that Moodle does not
 * read the beginning as a format.
 */
const escapePart = (text: string): string => (TEXT_FORMAT.test(text.trim()) ? '[plain]' : '') + escapeText(text);

const WEIGHT = /^%(-?\d{1,3}(?:\.\d*)?)%/;

export function writeGift(questions: readonly FullQuestion[]): string {
  const parts: string[] = [];
  let section: string | null = null;
  for (const question of questions) {
    if (question.section !== section) {
      section = question.section;
      parts.push(`$CATEGORY: ${section.replace(/\s+/g, ' ').replaceAll('/', '//')}\n`);
    }
    parts.push(writeQuestion(question));
  }
  return parts.join('\n');
}

function writeQuestion(question: FullQuestion): string {
  const right = question.answers.filter((answer) => answer.isCorrect).length;
  const answers = question.answers.map(
    (answer) => `\t${markOf(answer, right)}${escapePart(answer.text)}${answer.why ? `#${escapePart(answer.why)}` : ''}`,
  );
  return [
    writeTags(question),
    `::${escapeText(question.id)}::[plain]${escapeText(question.text)} {`,
    ...answers,
    `\t####${escapePart(question.explanation)}`,
    '}',
    '',
  ].join('\n');
}

/** Returns the mark of an answer in GIFT: `=` or `~` if one answer is right, and shares in percent if several are. */
function markOf(answer: { text: string; isCorrect: boolean }, right: number): string {
  if (right > 1) return answer.isCorrect ? `~%${Number((100 / right).toFixed(5))}%` : '~%-100%';
  const looksWeighted = answer.text.trim().startsWith('%');
  return answer.isCorrect ? `=${looksWeighted ? '%100%' : ''}` : `~${looksWeighted ? '%0%' : ''}`;
}

interface Block {
  line: number;
  lines: string[];
}

/** Splits the text into questions at empty lines. */
function listBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [place, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') open = null;
    else if (open) open.lines.push(line);
    else {
      open = { line: place + 1, lines: [line] };
      blocks.push(open);
    }
  }
  return blocks;
}

const CATEGORY = /^\s*\$CATEGORY:(.*)$/i;

/** Reads a GIFT file. The row of a question is the line where it begins. */
export function readGift(text: string): ReadRow[] {
  const rows: ReadRow[] = [];
  let section = '';
  for (const block of listBlocks(text)) {
    const isComment = (line: string) => line.trimStart().startsWith('//');
    const tags = readTags(block.lines.filter(isComment));
    const own = block.lines.filter((line) => !isComment(line));
    for (const line of own) section = readCategory(line) ?? section;
    const body = own.filter((line) => !CATEGORY.test(line)).join('\n');
    if (body.trim() === '') continue;
    rows.push(readQuestion({ row: block.line, body, section, tags }));
    if (rows.length > IMPORT_MAX_ROWS) return [tooMany(block.line)];
  }
  return orNoQuestion(rows);
}

const refuse = (row: number, message: string): ReadRow => ({ row, draft: null, faults: [{ field: 'gift', message }] });

const tooMany = (row: number): ReadRow =>
  refuse(row, `A file holds at most ${IMPORT_MAX_ROWS.toLocaleString('en-US')} questions. Split it.`);

/**
 * Returns the last part of Moodle's category path, such as Core in `$course$/top/Core`. In the path, a slash that
 * belongs to a name is doubled.
 */
function readCategory(line: string): string | null {
  const path = CATEGORY.exec(line)?.[1];
  if (path === undefined) return null;
  return (path.split(/(?<!\/)\/(?!\/)/).at(-1) ?? '').replaceAll('//', '/').trim();
}

interface Asked {
  row: number;
  body: string;
  section: string;
  tags: ReturnType<typeof readTags>;
}

/**
 * Maximum length of a question in characters, many times more than any valid question has. Longer blocks are not
 * parsed.
 */
const LONGEST_QUESTION = 100_000;

function readQuestion({ row, body, section, tags }: Asked): ReadRow {
  if (body.length > LONGEST_QUESTION) return refuse(row, 'The question is too long. Is an empty line missing?');
  if (body.search(STAND_INS) >= 0) return refuse(row, 'Contains characters that cannot be shown');
  const hidden = hide(body)
    .trim()
    .replace(/^::(.*?)::/s, '');
  const opens = hidden.indexOf('{');
  const closes = hidden.indexOf('}', opens);
  if (opens < 0) return refuse(row, 'There are no answers: { … } is missing');
  if (closes < 0) return refuse(row, 'The answers begin with { and never end with }');
  const after = hidden.slice(closes + 1).trim();
  if (after.includes('{')) return refuse(row, 'There is a second { after the answers. Is an empty line missing?');
  const before = hidden.slice(0, opens).trim();
  const [list = '', explanation] = splitOnce(hidden.slice(opens + 1, closes), '####');
  const answers = readAnswers(list.trim());
  if (typeof answers === 'string') return refuse(row, answers);
  const draft: Draft = {
    ...tags.said,
    section,
    text: readPart(after === '' ? before : `${before} _____ ${after}`),
    answers,
    explanation: explanation === undefined ? undefined : readPart(explanation),
    // GIFT has no field for a drawing, so an import does not change the stored drawing.
    picture: undefined,
  };
  return { row, draft, faults: tags.faults };
}

const readPart = (hidden: string): string => show(hidden.trim().replace(TEXT_FORMAT, '').trim());

function splitOnce(text: string, sign: string): [string, string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + sign.length)];
}

const ONLY_CHOICE = 'Only multiple-choice and true-false questions can be imported';

/** Returns the answers, or the reason why they cannot be read. Checks them in the same order as Moodle does. */
function readAnswers(list: string): Draft['answers'] | string {
  if (list === '' || list.startsWith('#')) return ONLY_CHOICE;
  if (list.includes('~')) return readChoices(list);
  return /^(?:t|true|f|false)\s*(?:#|$)/i.test(list) ? readTrueFalse(list) : ONLY_CHOICE;
}

/**
 * Maximum number of answers to read. It is higher than a question may have, so that too many answers are reported, but
 * limited to save memory.
 */
const MOST_ANSWERS = 100;

function readChoices(list: string): Draft['answers'] | string {
  const parts = list.split(/(?=[~=])/, MOST_ANSWERS + 1).map((part) => part.trim());
  if (parts.length > MOST_ANSWERS) return `A question has at most ${ANSWERS_PER_QUESTION.max} answers`;
  if (parts.some((part) => !/^[~=]/.test(part))) return 'The first answer has neither = nor ~ in front';
  return parts.map((part) => {
    const [text, why] = splitOnce(part.slice(1).trim(), '#');
    const weight = WEIGHT.exec(text)?.[1];
    return {
      text: readPart(text.replace(WEIGHT, '')),
      isCorrect: weight === undefined ? part.startsWith('=') : Number(weight) > 0,
      why: readPart(why ?? ''),
    };
  });
}

/** Reads the answers of a true/false question, such as `{T#why it is not false#why it is true}`. */
function readTrueFalse(list: string): Draft['answers'] {
  const [said = '', whyWrong = '', whyRight = ''] = list.split('#');
  const isTrue = /^t/i.test(said);
  const answerOf = (text: string, isCorrect: boolean) => ({
    text,
    isCorrect,
    why: readPart(isCorrect ? whyRight : whyWrong),
  });
  return [answerOf('True', isTrue), answerOf('False', !isTrue)];
}
