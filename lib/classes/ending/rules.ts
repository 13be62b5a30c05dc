import { DAY_MS } from '@/lib/kernel/time';

/** Days without use for teaching or studying after which a class is deleted. */
export const REST_DAYS = 365;
/** Minimum days between the email to the instructors and the deletion of the class, even if the email was delayed. */
export const NOTICE_DAYS = 30;

interface Rest {
  /** When the class was last used for teaching or studying. */
  usedAt: Date;
  /** When the instructors were notified of the deletion; null if they were not. */
  endingToldAt: Date | null;
}

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Returns a time: if a class was last used before it, the class's deletion is announced. */
export const isNearBefore = (now: Date): Date => after(now, NOTICE_DAYS - REST_DAYS);

/** Returns when the class will be deleted if nobody uses it; null while more than 30 days remain. */
export function endingOf({ usedAt, endingToldAt }: Rest, now: Date): Date | null {
  if (usedAt >= isNearBefore(now)) return null;
  const [byRest, byNotice] = [after(usedAt, REST_DAYS), after(endingToldAt ?? now, NOTICE_DAYS)];
  return new Date(Math.max(byRest.getTime(), byNotice.getTime()));
}

/**
 * Returns the limits for deletion: a class is deleted if it was last used before `usedBefore` and its instructors were
 * notified before `notifiedBefore`.
 */
export const endsNow = (now: Date): { usedBefore: Date; notifiedBefore: Date } => ({
  usedBefore: after(now, -REST_DAYS),
  notifiedBefore: after(now, -NOTICE_DAYS),
});
