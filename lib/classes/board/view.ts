import { mayCountRight } from '@/lib/attempts/answer-keys/policy';
import type { BoardRow } from './contract';
import type { BoardStudent, BoardTest } from './store';

export function viewRow({
  placeId,
  name,
  attemptId,
  isFinished,
  sharesOpenExam,
  testType,
  total,
  answered,
  correct,
  lastPosition,
}: BoardTest & BoardStudent): BoardRow {
  const questions = total ?? 0;
  const status = attemptId === null ? 'not-begun' : isFinished ? 'finished' : 'begun';
  const question = status === 'begun' ? Math.min((lastPosition ?? 0) + 1, questions) : null;
  const mayCount = attemptId === null || mayCountRight({ testType, isFinished: isFinished === true, sharesOpenExam });
  return { placeId, name, status, question, answered, correct: mayCount ? correct : null, total: questions };
}
