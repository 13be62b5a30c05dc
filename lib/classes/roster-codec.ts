import { CsvError, parse } from 'csv-parse/sync';
import { restore } from '@/lib/kernel/spreadsheet';
import { nameText } from '@/lib/kernel/text';
import { readHead, readPlainRow } from './roster-rules';
import { MOST_PLACES, STUDENT_NAME_MAX } from './rules';

const SPLIT = 'Put one name on a line, or name the columns in the first row: “name”, or “first name” and “last name”.';
const NONE = 'There is no name in the list. Put one name on a line.';
const printable = nameText(STUDENT_NAME_MAX);

/**
 * Returns the delimiter of a list: a tab if the list contains one, because cells copied from a spreadsheet are
 * separated by tabs; otherwise a semicolon, because spreadsheets use it in countries with a decimal comma; otherwise a
 * comma. The comma comes last because names contain commas.
 */
export function findDelimiter(list: string): string {
  if (list.includes('\t')) return '\t';
  return list.includes(';') ? ';' : ',';
}

function readRows(list: string): string[][] | string {
  try {
    return parse(list, {
      bom: true,
      delimiter: findDelimiter(list),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to_line: 10 * MOST_PLACES,
    });
  } catch (error) {
    if (error instanceof CsvError) return `A quotation mark opens in the list and never closes. ${SPLIT}`;
    throw error;
  }
}

/**
 * Parses the names of a pasted list or a CSV file, in order: one name per line, "Last, First", or columns named by a
 * header. Returns an error message with advice for any other text.
 */
export function readRoster(list: string): string[] | string {
  const rows = readRows(list);
  if (typeof rows === 'string') return rows;
  const byHead = readHead(rows[0] ?? []);
  const names: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (byHead && index === 0) continue;
    const name = byHead ? byHead(row) : readPlainRow(row);
    if (name === null) return `Row ${index + 1} has more than a name. ${SPLIT}`;
    if (name === '') continue;
    const text = restore(name);
    if (!printable.safeParse(text).success) {
      return `The name in row ${index + 1} is longer than ${STUDENT_NAME_MAX} characters, or has characters that cannot be shown. Type it again.`;
    }
    names.push(text);
  }
  if (names.length === 0) return NONE;
  if (names.length <= MOST_PLACES) return names;
  return `The list has ${names.length} names, but a class can have only ${MOST_PLACES}. Split it into two classes.`;
}
