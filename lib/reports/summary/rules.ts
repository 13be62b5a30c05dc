import { DAY_MS } from '@/lib/kernel/time';

/** Hour from which the summary is sent, in the admin's time zone. */
const SUMMARY_HOUR = 7;

/**
 * True if a summary is due. `sentOn`: day on which the last summary was sent. Days are `YYYY-MM-DD` in the admin's time
 * zone.
 */
export const isSummaryDue = (sentOn: string | null, { date, hour }: { date: string; hour: number }): boolean =>
  hour >= SUMMARY_HOUR && (sentOn === null || sentOn < date);

/**
 * Describes how long the oldest report has waited, in days of the admin's time zone (`YYYY-MM-DD`): "since today",
 * "since yesterday", "for 12 days".
 */
export function sayWaiting(oldestOn: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(oldestOn)) / DAY_MS);
  if (days < 1) return 'since today';
  return days === 1 ? 'since yesterday' : `for ${days} days`;
}
