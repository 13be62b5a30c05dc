import { isFree, type Withheld } from '@/lib/attempts/answer-keys/policy';
import { toQuestionId, type UserId } from '@/lib/kernel/ids';

interface Reader {
  userId: UserId;
  /** Ids of questions for which the person may not see the key now. */
  withheld: Withheld;
}

/**
 * Names of the columns that are null in the export for withheld questions. They show whether an answer was right, or
 * contain an admin's reply, which may name the right answer.
 */
const MARKS = new Set(['isCorrect', 'firstCorrect', 'lastCorrect', 'timesCorrect', 'reply']);

/**
 * Converts a row to plain JSON: instants in ISO format, bytes in base64, big integers as text. Other people's ids
 * become null, and so do the marks of answers to questions of an open exam.
 */
export function viewRow(row: object, { userId, withheld }: Reader): Record<string, unknown> {
  const questionId = 'questionId' in row ? toQuestionId(Number(row.questionId)) : null;
  const isHeld = questionId !== null && !isFree(questionId, withheld);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (isHeld && MARKS.has(name)) return [name, null];
      if (name === 'actorId' && value !== userId) return [name, null];
      if (name === 'sets') return [name, (value as object[]).map(withoutMissed)];
      return [name, viewValue(value)];
    }),
  );
}

/**
 * Removes the ids of missed questions from a stored set. The exported answers contain the same information, but only
 * where it may be shown.
 */
const withoutMissed = (set: object): object =>
  Object.fromEntries(Object.entries(set).filter(([name]) => name !== 'missedIds'));

function viewValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  return typeof value === 'bigint' ? value.toString() : value;
}
