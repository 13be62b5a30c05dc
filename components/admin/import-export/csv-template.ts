import { ANSWERS_PER_QUESTION } from '@/lib/kernel/exam';

const NUMBERS = Array.from({ length: ANSWERS_PER_QUESTION.max }, (_, index) => index + 1);

/** Columns of a CSV file in export order, each with an example. */
const EXAMPLE: readonly (readonly [column: string, value: string])[] = [
  ['id', ''],
  ['section', 'Core'],
  ['state', 'draft'],
  ['mock', 'no'],
  ['difficulty', '1'],
  ['topic', 'Safety'],
  ['text', 'Replace this row: what is asked?'],
  ...NUMBERS.map((number) => [`answer${number}`, ['The right answer', 'A wrong answer'][number - 1] ?? ''] as const),
  ['correct', '1'],
  ['explanation', 'Why the right answer is right.'],
  ['reference', '40 CFR 82.161'],
  ...NUMBERS.map((number) => [`why${number}`, ['It is what the rule says.', 'It is not.'][number - 1] ?? ''] as const),
  ['picture', ''],
  ['pictureDescription', ''],
];

const toLine = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** Template with the columns and one example row. The byte order mark makes Excel read it as UTF-8. */
export const csvTemplate = (): string =>
  `\uFEFF${toLine(EXAMPLE.map(([column]) => column))}\r\n${toLine(EXAMPLE.map(([, value]) => value))}\r\n`;
