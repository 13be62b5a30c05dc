import { CSV_COLUMNS } from '@/lib/import-export/formats-rules';
import { BYTE_ORDER_MARK, writeRows } from '@/lib/kernel/spreadsheet';

/** Example question. Columns without an example stay empty. */
const EXAMPLE: Readonly<Record<string, string>> = {
  section: 'Core',
  state: 'draft',
  mock: 'no',
  difficulty: '1',
  tier: 'exam',
  topic: 'Safety',
  text: 'Replace this row: what is asked?',
  answer1: 'The right answer',
  answer2: 'A wrong answer',
  correct: '1',
  explanation: 'Why the right answer is right.',
  reference: '40 CFR 82.161',
  why1: 'It is what the rule says.',
  why2: 'It is not.',
};

/** Returns the template: the column names and one example row. */
export const csvTemplate = (): string =>
  BYTE_ORDER_MARK + writeRows([CSV_COLUMNS, CSV_COLUMNS.map((column) => EXAMPLE[column] ?? '')]);
