import { DAY_MS } from '@/lib/kernel/time';

/** From this hour of the admin's day on. */
const SUMMARY_HOUR = 7;

/** `sentOn`: the day of the last mail. Days are `YYYY-MM-DD`. */
export const isSummaryDue = (sentOn: string | null, { date, hour }: { date: string; hour: number }): boolean =>
  hour >= SUMMARY_HOUR && (sentOn === null || sentOn < date);

/** How long the oldest has waited, by the admin's days (`YYYY-MM-DD`): "since today", "since yesterday", "for 12 days". */
export function sayWaiting(oldestOn: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(oldestOn)) / DAY_MS);
  if (days < 1) return 'since today';
  return days === 1 ? 'since yesterday' : `for ${days} days`;
}
