import type { BoardRow } from './contract';
import type { BoardStudent } from './store';

export function viewRow({
  placeId,
  name,
  attemptId,
  isFinished,
  total,
  answered,
  correct,
  lastPosition,
}: BoardStudent): BoardRow {
  const questions = total ?? 0;
  const status = attemptId === null ? 'not-begun' : isFinished ? 'finished' : 'begun';
  const question = status === 'begun' ? Math.min((lastPosition ?? 0) + 1, questions) : null;
  return { placeId, name, status, question, answered, correct, total: questions };
}
