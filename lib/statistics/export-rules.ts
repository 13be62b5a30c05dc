import { neutralize } from '@/lib/kernel/spreadsheet';
import type { AttemptEntry } from './contract';
import { statusBadge } from './rules';

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

function cell(value: string | number | null): string {
  // Stryker disable next-line ConditionalExpression: `neutralize` passes null unchanged, and `join` writes it as nothing.
  if (value === null) return '';
  // Stryker disable next-line ConditionalExpression,StringLiteral: No number here is negative, and `join` writes such numbers the same way.
  if (typeof value === 'number') return String(value);
  const text = neutralize(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const localTime = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at));

const row = (attempt: AttemptEntry, timeZone: string): (string | number | null)[] => [
  localTime(attempt.startedAt, timeZone),
  timeZone,
  attempt.sectionName,
  attempt.testType,
  statusBadge(attempt).label,
  attempt.successPercentage,
  attempt.completed ? attempt.correctAnswers : null,
  attempt.totalQuestions,
  attempt.completed ? attempt.totalDurationSeconds : null,
  attempt.id,
];

/** Writes attempts as a CSV table (RFC 4180). It begins with a byte order mark, by which Excel recognizes UTF-8. */
export const toCsv = (attempts: readonly AttemptEntry[], timeZone: string): string =>
  `\ufeff${[HEAD, ...attempts.map((attempt) => row(attempt, timeZone))].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
