import { DAY_MS } from '@/lib/kernel/time';

export const HIGH_ACTIVITY_THRESHOLD = 100;
export const CLEANUP_DAYS = 30;
export const RECENT_SESSIONS = 10;
export const TOP_COUNTRIES = 8;

/**
 * Retention periods of the privacy policy: complete addresses are deleted 30 days after the visit, sessions 13 months
 * after the last visit.
 */
export const ADDRESS_DAYS = 30;
export const SESSION_MONTHS = 13;

export const TREND_DAYS = [7, 30, 90, 365] as const;
export type TrendDays = (typeof TREND_DAYS)[number];

export const SHARES = ['none', 'quarter', 'half', 'threeQuarters', 'almost', 'all'] as const;
/** Ranges of the share of answered questions in an unfinished test. */
export type AnsweredShare = (typeof SHARES)[number];

/** Returns `part` as a percentage of `whole` with one decimal; 0 if `whole` is 0. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** Returns the UTC date of an instant, such as 2026-11-21. */
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * Lists `count` consecutive UTC dates, oldest first. The last date is the date of `now`, or `back` times `count` days
 * earlier.
 */
export function listDays(now: Date, count: number, back = 0): string[] {
  const last = now.getTime() - back * count * DAY_MS;
  return Array.from({ length: count }, (_, place) => dayOf(new Date(last - (count - 1 - place) * DAY_MS)));
}

/** Returns the time before which complete addresses are shortened. */
export const addressCutoff = (now: Date): Date => daysBefore(now, ADDRESS_DAYS);

/** Returns the time before which sessions are deleted. */
export function sessionCutoff(now: Date): Date {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - SESSION_MONTHS);
  return cutoff;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
