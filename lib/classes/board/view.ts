import type { BoardRow } from './contract';
import type { BoardStudent } from './store';

export function viewRow({ attemptId, isFinished, total, lastPosition, ...row }: BoardStudent): BoardRow {
  const questions = total ?? 0;
  const status = attemptId === null ? 'not-begun' : isFinished ? 'finished' : 'begun';
  const question = status === 'begun' ? Math.min((lastPosition ?? 0) + 1, questions) : null;
  return { ...row, status, question, total: questions };
}
