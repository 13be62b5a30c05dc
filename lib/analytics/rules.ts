import { DAY_MS } from '@/lib/kernel/time';

export const HIGH_ACTIVITY_THRESHOLD = 100;
export const CLEANUP_DAYS = 30;
export const RECENT_SESSIONS = 10;
export const TOP_COUNTRIES = 8;

/** What the privacy policy promises: complete addresses for this long after the visit, sessions for this long after the last one. */
export const ADDRESS_DAYS = 30;
export const SESSION_MONTHS = 13;

export const UNKNOWN_COUNTRY = 'Unknown';

export const TREND_DAYS = [7, 30, 90, 365] as const;
export type TrendDays = (typeof TREND_DAYS)[number];

export const SHARES = ['none', 'quarter', 'half', 'threeQuarters', 'almost', 'all'] as const;
/** Bands for how much of a test was answered when it was left. */
export type AnsweredShare = (typeof SHARES)[number];

/** `part` of `whole` in percent with one decimal; 0 of nothing. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** The UTC day of an instant, as 2026-11-21. */
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** `count` days, oldest first, the last of them the day of `now`; `back` periods of that length earlier. */
export function listDays(now: Date, count: number, back = 0): string[] {
  const last = now.getTime() - back * count * DAY_MS;
  return Array.from({ length: count }, (_, place) => dayOf(new Date(last - (count - 1 - place) * DAY_MS)));
}

/** Before this instant a complete address has been kept long enough. */
export const addressCutoff = (now: Date): Date => daysBefore(now, ADDRESS_DAYS);

/** Before this instant a session has been kept long enough. */
export function sessionCutoff(now: Date): Date {
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - SESSION_MONTHS);
  return cutoff;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
