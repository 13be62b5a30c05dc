import { BYTE_ORDER_MARK, writeRows } from '@/lib/kernel/spreadsheet';
import type { AttemptEntry } from './contract';
import { type StatusLabel, statusBadge } from './rules';

const HEAD = [
  'Started',
  'Time zone',
  'Section',
  'Test type',
  'Status',
  'Score percent',
  'Correct answers',
  'Questions',
  'Duration seconds',
  'Attempt',
];

const STATUSES: Record<StatusLabel, string> = {
  excellent: 'Excellent',
  good: 'Good',
  satisfactory: 'Satisfactory',
  unsatisfactory: 'Unsatisfactory',
  notPassed: 'Not passed',
  noScore: 'No score',
  notCompleted: 'Not completed',
};

const localTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at));

const row = (attempt: AttemptEntry, timeZone: string): (string | number | null)[] => [
  localTime(attempt.startedAt, timeZone),
  timeZone,
  attempt.sectionName,
  attempt.testType,
  STATUSES[statusBadge(attempt).label],
  attempt.successPercentage,
  attempt.completed ? attempt.correctAnswers : null,
  attempt.totalQuestions,
  attempt.completed ? attempt.totalDurationSeconds : null,
  attempt.id,
];

/** Writes attempts as a CSV file. */
export const toCsv = (attempts: readonly AttemptEntry[], timeZone: string): string =>
  BYTE_ORDER_MARK +
  writeRows([HEAD, ...attempts.map((attempt) => row(attempt, timeZone).map((value) => String(value ?? '')))]);
