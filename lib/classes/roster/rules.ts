import { nameKey } from '@/lib/kernel/names';

/** Column names of the first row in the exports of the usual gradebooks. */
const WHOLE = ['name', 'full name', 'student', 'student name', 'learner', 'display name'];
const FIRST = ['first name', 'first', 'given name', 'firstname'];
const LAST = ['last name', 'last', 'surname', 'family name', 'lastname'];

type Row = readonly string[];
type ReadName = (row: Row) => string;

const clean = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Turns "Garcia, Maria", the usual form of rosters, into Maria Garcia. */
export function turnAround(name: string): string {
  const [last, first, ...rest] = name.split(',').map(clean);
  return first && last && rest.length === 0 ? `${first} ${last}` : clean(name);
}

/** Returns how the columns named by the first row make a name; null when it names none. */
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

/** Returns one name on a row, or "Last, First"; null for a row with more than a name, such as an email address. */
export function readPlainRow(row: Row): string | null {
  const cells = row.map(clean).filter((cell) => cell !== '');
  if (cells.length > 2 || cells.some((cell) => cell.includes('@'))) return null;
  return turnAround(cells.join(', '));
}

/**
 * Returns names that are missing. Two students of one name are two names: a list that is pasted again adds nobody
 * twice.
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
