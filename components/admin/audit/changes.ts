import { STATE_NAMES } from '@/components/admin/questions/question-metadata';
import { SECTIONS } from '@/lib/kernel/exam';

export interface Change {
  name: string;
  /** Empty for a new field. */
  before: string;
  after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats an option as a line: "text (right): reason". */
const optionWords = ({ text, isCorrect, why }: Record<string, unknown>): string =>
  `${text}${isCorrect ? ' (right)' : ''}${why ? `: ${why}` : ''}`;

const listWords = (values: readonly unknown[]): string =>
  values.every(isRecord)
    ? values.map((value) => ('text' in value ? optionWords(value) : JSON.stringify(value))).join('\n')
    : values.map(String).join(', ');

const FIELD_WORDS: Record<string, (value: unknown) => string | undefined> = {
  sectionId: (value) => SECTIONS.find(({ id }) => id === value)?.name,
  state: (value) => Object.entries(STATE_NAMES).find(([state]) => state === value)?.[1],
};

/** Formats a recorded value for a reader. */
function valueWords(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const known = FIELD_WORDS[name]?.(value);
  if (known !== undefined) return known;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listWords(value);
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

/** Lists the fields that differ before and after. A created or deleted object lists all its fields. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const [old, next] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names
    .map((name) => ({ name, before: valueWords(name, old[name]), after: valueWords(name, next[name]) }))
    .filter((change) => change.before !== change.after);
}
