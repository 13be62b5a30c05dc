import { DAY_MS } from '@/lib/kernel/time';

/** Days without teaching or studying after which a class ends. */
export const REST_DAYS = 365;
/** The notice period: its instructors are notified this many days before, even if a server was down in between. */
export const TOLD_DAYS_BEFORE = 30;

interface Rest {
  /** The last use for teaching or studying. */
  usedAt: Date;
  /** The time of the notification. */
  endingToldAt: Date | null;
}

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Returns the instant: classes last used before it are due for a notification. */
export const isNearBefore = (now: Date): Date => after(now, TOLD_DAYS_BEFORE - REST_DAYS);

/** Returns when a class ends unless it is used before; null while that is not near. */
export function endingOf({ usedAt, endingToldAt }: Rest, now: Date): Date | null {
  if (usedAt >= isNearBefore(now)) return null;
  const [byRest, byNotice] = [after(usedAt, REST_DAYS), after(endingToldAt ?? now, TOLD_DAYS_BEFORE)];
  return new Date(Math.max(byRest.getTime(), byNotice.getTime()));
}

/** Returns two instants: classes last used before the first and notified before the second end now. */
export const endsNow = (now: Date): { usedBefore: Date; toldBefore: Date } => ({
  usedBefore: after(now, -REST_DAYS),
  toldBefore: after(now, -TOLD_DAYS_BEFORE),
});
