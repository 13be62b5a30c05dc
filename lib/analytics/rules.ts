import { DAY_MS } from '@/lib/kernel/time';

export const HIGH_ACTIVITY_THRESHOLD = 100;
export const CLEANUP_DAYS = 30;
export const RECENT_SESSIONS = 10;
export const TOP_COUNTRIES = 8;

/**
 * Retention periods of the privacy policy: complete addresses for this long after the visit, sessions for this long
 * after the last one.
 */
export const ADDRESS_DAYS = 30;
export const SESSION_MONTHS = 13;

export const TREND_DAYS = [7, 30, 90, 365] as const;
export type TrendDays = (typeof TREND_DAYS)[number];

export const SHARES = ['none', 'quarter', 'half', 'threeQuarters', 'almost', 'all'] as const;
/** Bands for the share of a test that was answered before it was left. */
export type AnsweredShare = (typeof SHARES)[number];

/** Returns `part` of `whole` in percent with one decimal; 0 when `whole` is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** Returns the UTC day of an instant, such as 2026-11-21. */
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Lists `count` days, oldest first, ending with the day of `now`, or earlier by `back` periods of that length. */
export function listDays(now: Date, count: number, back = 0): string[] {
  const last = now.getTime() - back * count * DAY_MS;
  return Array.from({ length: count }, (_, place) => dayOf(new Date(last - (count - 1 - place) * DAY_MS)));
}

/** Returns the instant before which complete addresses are shortened. */
export const addressCutoff = (now: Date): Date => daysBefore(now, ADDRESS_DAYS);

/** Returns the instant before which sessions are removed. */
export function sessionCutoff(now: Date): Date {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - SESSION_MONTHS);
  return cutoff;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
