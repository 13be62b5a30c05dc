import { nameKey } from '@/lib/kernel/names';

/** Header names in the exports of common gradebooks. */
const WHOLE = ['name', 'full name', 'student', 'student name', 'learner', 'display name'];
const FIRST = ['first name', 'first', 'given name', 'firstname'];
const LAST = ['last name', 'last', 'surname', 'family name', 'lastname'];

type Row = readonly string[];
type ReadName = (row: Row) => string;

const clean = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Converts "Garcia, Maria", the usual form on rosters, to "Maria Garcia". Returns other names trimmed. */
export function turnAround(name: string): string {
  const [last, first, ...rest] = name.split(',').map(clean);
  return first && last && rest.length === 0 ? `${first} ${last}` : clean(name);
}

/** Returns a function that reads a row's name from the columns in a header; null when the header has no name column. */
export function readHead(head: Row): ReadName | null {
  const titles = head.map(nameKey);
  const find = (names: string[]): ReadName | null => {
    const column = titles.findIndex((title) => names.includes(title));
    return column < 0 ? null : (row) => row[column] ?? '';
  };
  const [whole, first, last] = [find(WHOLE), find(FIRST), find(LAST)];
  if (first && last) return (row) => clean(`${first(row)} ${last(row)}`);
  if (whole) return (row) => turnAround(whole(row));
  const alone = first ?? last;
  return alone && ((row) => clean(alone(row)));
}

/**
 * Returns the name on a row without a header, which may be written "Last, First". Null for a row with more than two
 * cells or with an email address.
 */
export function readPlainRow(row: Row): string | null {
  const cells = row.map(clean).filter((cell) => cell !== '');
  if (cells.length > 2 || cells.some((cell) => cell.includes('@'))) return null;
  return turnAround(cells.join(', '));
}

/**
 * Returns the names of a roster that the class does not have yet. Equal names are counted: two students of one name get
 * two entries, and pasting the same list again adds nothing.
 */
export function missingNames(roster: readonly string[], present: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of present) left.set(nameKey(name), (left.get(nameKey(name)) ?? 0) + 1);
  return roster.filter((name) => {
    const there = left.get(nameKey(name)) ?? 0;
    left.set(nameKey(name), there - 1);
    return there <= 0;
  });
}
