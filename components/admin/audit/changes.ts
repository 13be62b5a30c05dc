export interface Change {
  name: string;
  /** Empty for a new field. */
  before: string;
  after: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Lists the fields that differ before and after. A created or deleted object lists all its fields. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const [old, next] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return names
    .map((name) => ({ name, before: wordOf(old[name]), after: wordOf(next[name]) }))
    .filter((change) => change.before !== change.after);
}
