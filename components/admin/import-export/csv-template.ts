import { ANSWERS_PER_QUESTION } from '@/lib/kernel/exam';

const PLACES = Array.from({ length: ANSWERS_PER_QUESTION.max }, (_, place) => place + 1);

/** Columns of a CSV file in export order, each with an example. */
const EXAMPLE: readonly (readonly [column: string, value: string])[] = [
  ['id', ''],
  ['section', 'Core'],
  ['state', 'draft'],
  ['mock', 'no'],
  ['difficulty', '1'],
  ['topic', 'Safety'],
  ['text', 'Replace this row: what is asked?'],
  ...PLACES.map((place) => [`answer${place}`, ['The right answer', 'A wrong answer'][place - 1] ?? ''] as const),
  ['correct', '1'],
  ['explanation', 'Why the right answer is right.'],
  ['reference', '40 CFR 82.161'],
  ...PLACES.map((place) => [`why${place}`, ['It is what the rule says.', 'It is not.'][place - 1] ?? ''] as const),
  ['picture', ''],
  ['pictureDescription', ''],
];

const toLine = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** Template with the columns and one example row. The byte order mark makes Excel read it as UTF-8. */
export const csvTemplate = (): string =>
  `\uFEFF${toLine(EXAMPLE.map(([column]) => column))}\r\n${toLine(EXAMPLE.map(([, value]) => value))}\r\n`;
