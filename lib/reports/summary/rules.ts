import { DAY_MS } from '@/lib/kernel/time';

/** Earliest hour of the admin's day. */
const SUMMARY_HOUR = 7;

/** Returns true if a summary is due. `sentOn`: day of the last mail. Days are `YYYY-MM-DD`. */
export const isSummaryDue = (sentOn: string | null, { date, hour }: { date: string; hour: number }): boolean =>
  hour >= SUMMARY_HOUR && (sentOn === null || sentOn < date);

/**
 * Words the wait of the oldest report in the admin's days (`YYYY-MM-DD`): "since today", "since yesterday", "for 12
 * days".
 */
export function sayWaiting(oldestOn: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(oldestOn)) / DAY_MS);
  if (days < 1) return 'since today';
  return days === 1 ? 'since yesterday' : `for ${days} days`;
}
