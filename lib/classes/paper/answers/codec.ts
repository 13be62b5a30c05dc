import { CsvError, parse } from 'csv-parse/sync';
import { findDelimiter } from '@/lib/classes/roster-codec';
import { turnAround } from '@/lib/classes/roster-rules';
import { MOST_PLACES } from '@/lib/classes/rules';
import { nameKey } from '@/lib/kernel/names';
import { restore } from '@/lib/kernel/spreadsheet';
import { readVersion } from './rules';

/** Cells of one typed or pasted line. */
export interface Typed {
  /** Line number, 1-based. */
  line: number;
  name: string;
  version: string;
  answers: string;
  /** Reason why the line cannot be parsed. */
  problem?: string;
}

const QUOTE = 'A quotation mark opens here and never closes. Take it out, or close it.';
const NONE = 'Paste the answers first: one line per student.';
const TOO_MANY = `The list has more than ${MOST_PLACES} lines, but a class can have only ${MOST_PLACES} students. Remove some lines.`;

const isHead = (cells: readonly string[]): boolean => {
  const keys = cells.map(nameKey);
  return keys.includes('version') && keys.includes('answers');
};

/** Splits a line by the separator found in that line, so that pasted spreadsheet lines and typed lines can be mixed. */
function splitLine(text: string): string[] | null {
  try {
    const [cells = []]: string[][] = parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
    });
    return cells.map((cell) => restore(cell.trim()));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/**
 * Reads the name from the first cell. The first later cell that holds a version letter is the version, and all cells
 * after it are answers, in any number of cells.
 */
function readCells(cells: readonly string[], line: number): Typed {
  const at = cells.findIndex((cell, place) => place > 0 && readVersion(cell) !== null);
  const split = at < 0 ? 1 : at;
  return {
    line,
    name: turnAround(cells.slice(0, split).join(',')),
    version: cells[split] ?? '',
    answers: cells.slice(split + 1).join(' '),
  };
}

/**
 * Parses a list or CSV file of answers: name, version and answers, separated by tabs, semicolons or commas. Skips a
 * header line. Returns a message when the list as a whole is invalid.
 */
export function readTyped(list: string): Typed[] | string {
  const texts = list
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '');
  if (texts.length > MOST_PLACES + 1) return TOO_MANY;
  const rows = texts.map(({ text, line }) => ({ cells: splitLine(text), text, line }));
  const body = isHead(rows[0]?.cells ?? []) ? rows.slice(1) : rows;
  if (body.length === 0) return NONE;
  if (body.length > MOST_PLACES) return TOO_MANY;
  return body.map(({ cells, text, line }) =>
    cells === null
      ? { line, name: text.trim().slice(0, 60), version: '', answers: '', problem: QUOTE }
      : readCells(cells, line),
  );
}
