import { ANSWERS_PER_QUESTION } from '@/lib/kernel/exam';

export const EXCHANGE_FORMATS = ['csv', 'json', 'gift'] as const;
export type ImportExportFormat = (typeof EXCHANGE_FORMATS)[number];

/**
 * Content types that browsers send for each format. If the browser does not know the type of a file, it sends plain
 * text.
 */
export const EXCHANGE_TYPES = {
  csv: 'text/csv',
  json: 'application/json',
  gift: 'text/plain',
} as const satisfies Record<ImportExportFormat, string>;

const ENDINGS = { csv: 'csv', json: 'json', gift: 'gift.txt' } as const satisfies Record<ImportExportFormat, string>;

/** Returns the name of an exported file. The name contains the date, so that several exports fit in one folder. */
export const fileNameOf = (format: ImportExportFormat, now: Date) =>
  `questions-${now.toISOString().slice(0, 10)}.${ENDINGS[format]}` as const;

export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Maximum number of rows, more than any question bank for this certification has. Limits the work for a file that
 * contains only commas.
 */
export const IMPORT_MAX_ROWS = 20_000;

export const ROW_ACTIONS = ['added', 'changed', 'unchanged', 'refused'] as const;

export type RowAction = (typeof ROW_ACTIONS)[number];

const NUMBERS = Array.from({ length: ANSWERS_PER_QUESTION.max }, (_, index) => index + 1);

/** Columns of a CSV file with the Spanish texts. */
export const SPANISH_COLUMNS: readonly string[] = [
  'textEs',
  ...NUMBERS.map((number) => `answer${number}Es`),
  'explanationEs',
  ...NUMBERS.map((number) => `why${number}Es`),
  'pictureDescriptionEs',
];

/** Columns of a CSV file, in export order. */
export const CSV_COLUMNS: readonly string[] = [
  ...['id', 'section', 'state', 'mock', 'difficulty', 'tier', 'topic', 'text'],
  ...NUMBERS.map((number) => `answer${number}`),
  ...['correct', 'explanation', 'reference'],
  ...NUMBERS.map((number) => `why${number}`),
  ...['picture', 'pictureDescription'],
  ...SPANISH_COLUMNS,
];
