import { DAY_MS } from '@/lib/kernel/time';

/** A class in which nobody has taught or studied for so long ends. */
export const REST_DAYS = 365;
/** So long before, those who teach it are told; and never later, however long a server stood still. */
export const TOLD_DAYS_BEFORE = 30;

interface Rest {
  /** When it was last used for teaching or studying. */
  usedAt: Date;
  /** When those who teach it were told. */
  endingToldAt: Date | null;
}

const after = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Classes that were last used before this are to be told of. */
export const isNearBefore = (now: Date): Date => after(now, TOLD_DAYS_BEFORE - REST_DAYS);

/** When a class ends unless it is used before; null while that is not near. */
export function endingOf({ usedAt, endingToldAt }: Rest, now: Date): Date | null {
  if (usedAt >= isNearBefore(now)) return null;
  const [byRest, byNotice] = [after(usedAt, REST_DAYS), after(endingToldAt ?? now, TOLD_DAYS_BEFORE)];
  return new Date(Math.max(byRest.getTime(), byNotice.getTime()));
}

/** Classes that were last used before the first, and told of before the second, end now. */
export const endsNow = (now: Date): { usedBefore: Date; toldBefore: Date } => ({
  usedBefore: after(now, -REST_DAYS),
  toldBefore: after(now, -TOLD_DAYS_BEFORE),
});
