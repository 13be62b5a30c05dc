import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { QuestionState } from '@/lib/bank/editing/contract';
import { type DeclaredChange, declaredChange } from '@/lib/corrections/contract';
import { ANSWERS_PER_QUESTION, QUESTION_STATES, QUESTION_TIERS, type QuestionTier } from '@/lib/kernel/exam';
import { BYTE_ORDER_MARK, restore, writeRows } from '@/lib/kernel/spreadsheet';
import { CSV_COLUMNS, IMPORT_MAX_ROWS, SPANISH_COLUMNS } from './formats-rules';
import { type Draft, type ExportedQuestion, type Fault, orNoQuestion, type ReadRow } from './rules';

const NUMBERS = Array.from({ length: ANSWERS_PER_QUESTION.max }, (_, index) => index + 1);
/**
 * Optional columns of an import. `change` says whether the row is a wording fix or a correction; the others contain
 * the text to publish about it.
 */
const CHANGE_COLUMNS = ['change', 'changeWhy', 'changeRule', 'changeFinder'];
const READ_COLUMNS = [...CSV_COLUMNS, ...CHANGE_COLUMNS];
/** Matches column names in any case. */
const readName = (cell: string): string => {
  const typed = cell.trim().toLowerCase();
  return READ_COLUMNS.find((name) => name.toLowerCase() === typed) ?? typed;
};
const REQUIRED = ['section', 'text', 'answer1', 'answer2', 'correct'];

/** Matches formulas in imported files. "-40 °F" and "+5 psig" are plain text and do not match. */
const FORMULA = /^\s*(?:[=@＝＠]|[+\-＋－].*(?:[A-Za-z]\(|[|!=@]))/s;

const CHUNK = 500;

/** Writes questions as CSV text. `readCsv` can read the text, and no spreadsheet runs one of its cells as a formula. */
export async function writeCsv(questions: readonly ExportedQuestion[]): Promise<string> {
  const parts = [BYTE_ORDER_MARK, writeRows([CSV_COLUMNS])];
  for (let start = 0; start < questions.length; start += CHUNK) {
    parts.push(writeRows(questions.slice(start, start + CHUNK).map(toCells)));
    await setImmediate();
  }
  return parts.join('');
}

function toCells(question: ExportedQuestion): string[] {
  const { answers, spanish } = question;
  const correct = answers.flatMap((answer, place) => (answer.isCorrect ? [place + 1] : []));
  return [
    question.id,
    question.section,
    question.state,
    question.isForMockTest ? 'yes' : 'no',
    String(question.difficulty),
    question.tier,
    question.topic,
    question.text,
    ...NUMBERS.map((number) => answers[number - 1]?.text ?? ''),
    correct.join(' '),
    question.explanation,
    question.reference,
    ...NUMBERS.map((number) => answers[number - 1]?.why ?? ''),
    question.picture?.svg ?? '',
    question.picture?.description ?? '',
    spanish?.text ?? '',
    ...NUMBERS.map((number) => spanish?.answers[number - 1]?.text ?? ''),
    spanish?.explanation ?? '',
    ...NUMBERS.map((number) => spanish?.answers[number - 1]?.why ?? ''),
    spanish?.picture ?? '',
  ];
}

/** Yields the text in slices, so that the server handles other requests while it parses a large file. */
async function* slice(text: string): AsyncGenerator<string> {
  const size = 64 * 1024;
  for (let start = 0; start < text.length; start += size) {
    yield text.slice(start, start + size);
    await setImmediate();
  }
}

type Cells = Record<string, string>;

/** Reads the rows. Rows are numbered as in a spreadsheet: the header is row 1. */
export async function readCsv(text: string): Promise<ReadRow[]> {
  const headLength = text.search(/\r?\n/);
  if ((headLength < 0 ? text.length : headLength) > LONGEST_HEAD) {
    const message = `The first row is too long. It holds the names of the columns: ${READ_COLUMNS.join(', ')}`;
    return [{ row: 1, draft: null, faults: [{ field: 'file', message }] }];
  }
  const parser = parse({ bom: true, delimiter: findDelimiter(text), relax_column_count: true });
  // The callback ignores errors, because the loop below throws them when it reads the records.
  pipeline(Readable.from(slice(text)), parser, () => undefined);
  const rows: ReadRow[] = [];
  let head: string[] | null = null;
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (head === null) {
        head = record.map(readName);
        const faults = head.length > MOST_COLUMNS ? tooManyColumns(head.length) : checkHead(head);
        if (faults.length > 0) return [{ row, draft: null, faults }];
      } else if (record.some((cell) => cell.trim() !== '')) {
        rows.push(readRecord(record, head, row));
      }
      if (rows.length > IMPORT_MAX_ROWS || row > MOST_RECORDS) return [tooMany(row)];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The row number comes from the parser's own count, because the parser also drops records read just before the
    // broken one.
    const broken = Math.max(row, Number(error.records) || 0) + 1;
    return [...rows, { row: broken, draft: null, faults: [{ field: 'row', message: explain(error) }] }];
  } finally {
    parser.destroy();
  }
  return head === null ? [{ row: 1, draft: null, faults: checkHead([]) }] : orNoQuestion(rows);
}

const explain = (error: CsvError): string =>
  error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark opens here and never closes'
    : 'The row is not written as CSV: there is a quotation mark inside a cell that is not quoted';

const tooMany = (row: number): ReadRow => ({
  row,
  draft: null,
  faults: [
    { field: 'file', message: `A file holds at most ${IMPORT_MAX_ROWS.toLocaleString('en-US')} questions. Split it.` },
  ],
});

/**
 * Detects the delimiter. Spreadsheets write semicolons in languages with a decimal comma, and tabs as "Unicode text".
 */
function findDelimiter(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Maximum number of records, including empty ones. Spreadsheets may write millions of empty rows. */
const MOST_RECORDS = 5 * IMPORT_MAX_ROWS;
/**
 * Maximum length of the header in characters: longer than all column names together, but short enough to parse quickly.
 */
const LONGEST_HEAD = 20_000;
/** Maximum number of columns: the known ones, and some empty columns that a spreadsheet may add. */
const MOST_COLUMNS = 4 * READ_COLUMNS.length;

const tooManyColumns = (count: number): Fault[] => [
  {
    field: 'file',
    message: `The file has ${count.toLocaleString('en-US')} columns. Known columns: ${READ_COLUMNS.join(', ')}`,
  },
];

function checkHead(head: readonly string[]): Fault[] {
  const missing = REQUIRED.filter((name) => !head.includes(name));
  // Spreadsheets may add columns without a name. They are accepted if they are empty.
  const unknown = head.filter((name) => name !== '' && !READ_COLUMNS.includes(name));
  const repeated = head.filter((name, place) => READ_COLUMNS.includes(name) && head.indexOf(name) !== place);
  return [
    ...missing.map((name) => ({ field: name, message: `The column "${name}" is missing` })),
    ...unknown.map((name) => ({
      field: name.slice(0, 40),
      message: `The column "${name.slice(0, 40)}" is not known. Known columns: ${READ_COLUMNS.join(', ')}`,
    })),
    ...repeated.map((name) => ({ field: name, message: `The column "${name}" is there twice` })),
  ];
}

function readRecord(record: readonly string[], head: readonly string[], row: number): ReadRow {
  if (record.length > head.length && record.slice(head.length).some((cell) => cell !== '')) {
    const message = `The row has ${record.length} cells, the header ${head.length}. Does a comma need quotation marks?`;
    return { row, draft: null, faults: [{ field: 'row', message }] };
  }
  const nameless = head.findIndex((name, place) => name === '' && (record[place] ?? '').trim() !== '');
  if (nameless >= 0) {
    const message = `Cell ${nameless + 1} of the row is filled in, but its column has no name`;
    return { row, draft: null, faults: [{ field: 'row', message }] };
  }
  const cells = Object.fromEntries(head.map((name, place) => [name, record[place] ?? '']));
  const faults = Object.entries(cells).flatMap(([field, cell]) =>
    FORMULA.test(cell.slice(0, 1000))
      ? [{ field, message: 'Looks like a formula. If it is meant as text, put an apostrophe in front.' }]
      : [],
  );
  const texts = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, restore(cell)]));
  const read = readCells(texts);
  return { row, draft: read.draft, faults: [...faults, ...read.faults] };
}

function readCells(cells: Cells): { draft: Draft; faults: Fault[] } {
  const correct = readCorrect(cells);
  const mock = readYesNo(cells.mock);
  const difficulty = readDifficulty(cells.difficulty);
  const tier = readTier(cells.tier);
  const state = readState(cells.state);
  const change = readChange(cells);
  const draft: Draft = {
    id: cells.id ?? '',
    section: cells.section ?? '',
    text: cells.text ?? '',
    answers: NUMBERS.map((number) => ({
      text: cells[`answer${number}`] ?? '',
      isCorrect: correct.places.includes(number),
      why: cells[`why${number}`],
    })),
    state: state.value,
    isForMockTest: mock.value,
    topic: cells.topic,
    difficulty: difficulty.value,
    tier: tier.value,
    explanation: cells.explanation,
    reference: cells.reference,
    picture: readPicture(cells),
    change: change.value,
    spanish: readSpanish(cells),
  };
  const read = [correct, mock, difficulty, tier, state, change];
  return { draft, faults: read.flatMap(({ faults }) => faults) };
}

/**
 * Reads the two picture columns. Returns undefined if neither column exists, and null (no picture) if both cells are
 * empty.
 */
function readPicture({ picture: svg, pictureDescription: description }: Cells): Draft['picture'] {
  if (svg === undefined && description === undefined) return undefined;
  if ((svg ?? '').trim() === '' && (description ?? '').trim() === '') return null;
  return { svg: svg ?? '', description: description ?? '' };
}

/** Reads the Spanish columns. Returns undefined if all of them are missing or empty. */
function readSpanish(cells: Cells): Draft['spanish'] {
  if (SPANISH_COLUMNS.every((name) => (cells[name] ?? '').trim() === '')) return undefined;
  return {
    text: cells.textEs ?? '',
    explanation: cells.explanationEs ?? '',
    picture: cells.pictureDescriptionEs ?? '',
    answers: NUMBERS.map((number) => ({ text: cells[`answer${number}Es`] ?? '', why: cells[`why${number}Es`] ?? '' })),
  };
}

/** Reads the declared change. Ignores the other change columns if `change` is empty. */
function readChange(cells: Cells): Cell<DeclaredChange> {
  const kind = (cells.change ?? '').trim().toLowerCase();
  if (kind === '') return { value: undefined, faults: [] };
  const [why, rule, finder] = [cells.changeWhy ?? '', cells.changeRule ?? '', cells.changeFinder ?? ''];
  const parsed = declaredChange.safeParse(kind === 'correction' ? { kind, why, rule, finder } : { kind });
  if (parsed.success) return { value: parsed.data, faults: [] };
  if (kind !== 'correction') {
    return { value: undefined, faults: [{ field: 'change', message: '"change" is slip or correction' }] };
  }
  const nameOf = (part: PropertyKey | undefined) => `change${String(part).replace(/^./, (sign) => sign.toUpperCase())}`;
  const faults = parsed.error.issues.map(({ path, message }) => ({ field: nameOf(path[0]), message }));
  return { value: undefined, faults };
}

function readCorrect(cells: Cells): { places: number[]; faults: Fault[] } {
  // Cuts the cell first, because a longer cell cannot be valid, and splitting it would take long.
  const typed = (cells.correct ?? '').slice(0, 100).trim();
  const parts = typed === '' ? [] : typed.split(/[\s,;]+/);
  const places = parts.map(Number);
  const refuse = (message: string) => ({ places, faults: [{ field: 'correct', message }] });
  if ((cells.correct ?? '').length > 100 || !places.every((place) => NUMBERS.includes(place))) {
    return refuse('"correct" holds the numbers of the right answers, such as 2 or 1 3');
  }
  const empty = places.find((place) => (cells[`answer${place}`] ?? '').trim() === '');
  if (empty === undefined) return { places, faults: [] };
  const filled = places.filter((place) => (cells[`answer${place}`] ?? '').trim() !== '');
  return { ...refuse(`"correct" names answer ${empty}, which is empty`), places: filled };
}

interface Cell<T> {
  value: T | undefined;
  faults: Fault[];
}

/** Reads a cell that must contain one of the choices. An empty cell counts as if the column were missing. */
function readChoice<T>(cell: string | undefined, choices: ReadonlyMap<string, T>, fault: Fault): Cell<T> {
  const typed = (cell ?? '').trim().toLowerCase();
  if (typed === '') return { value: undefined, faults: [] };
  const value = choices.get(typed);
  return { value, faults: value === undefined ? [fault] : [] };
}

const YES_NO = new Map([
  ...['yes', 'true', '1', 'x'].map((word): [string, boolean] => [word, true]),
  ...['no', 'false', '0'].map((word): [string, boolean] => [word, false]),
]);
const readYesNo = (cell: string | undefined) =>
  readChoice(cell, YES_NO, { field: 'mock', message: '"mock" must be yes or no' });

const DIFFICULTIES = new Map([1, 2, 3].map((level) => [String(level), level]));
const readDifficulty = (cell: string | undefined) =>
  readChoice(cell, DIFFICULTIES, { field: 'difficulty', message: '"difficulty" must be 1, 2 or 3' });

const TIERS = new Map(QUESTION_TIERS.map((tier): [string, QuestionTier] => [tier, tier]));
const readTier = (cell: string | undefined) =>
  readChoice(cell, TIERS, { field: 'tier', message: '"tier" must be exam, deeper or beyond' });

const STATES = new Map(QUESTION_STATES.map((state): [string, QuestionState] => [state, state]));
const readState = (cell: string | undefined) =>
  readChoice(cell, STATES, { field: 'state', message: '"state" must be draft, published or archived' });
