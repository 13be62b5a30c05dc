/** From this hour of the admin's day on. */
const SUMMARY_HOUR = 7;

/** `sentOn`: the day of the last mail. Days are `YYYY-MM-DD`. */
export const isSummaryDue = (sentOn: string | null, { date, hour }: { date: string; hour: number }): boolean =>
  hour >= SUMMARY_HOUR && (sentOn === null || sentOn < date);

const DAY_MS = 86_400_000;

/** How long the oldest has waited: "since today", "for 1 day", "for 12 days". */
export function sayWaiting(oldestAt: Date, now: Date): string {
  const days = Math.floor((now.getTime() - oldestAt.getTime()) / DAY_MS);
  if (days < 1) return 'since today';
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}
