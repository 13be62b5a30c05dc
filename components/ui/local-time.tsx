'use client';

import { useInBrowser } from './use-in-browser';

const LOOKS = {
  /** Nov 21, 2026, 3:04 PM */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** November 21, 2026 */
  day: { dateStyle: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Look = keyof typeof LOOKS;

/**
 * Formats an instant. Replaces the narrow no-break space before "PM", because JavaScript engines disagree on it and the
 * server's markup must equal the browser's.
 */
const write = (instant: string, look: Look, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...LOOKS[look], ...(timeZone ? { timeZone } : {}) })
    .format(new Date(instant))
    .replace(/\u202f/g, ' ');

/**
 * Formats an instant in the browser's time zone. Only for text that the server never renders, because the server's zone
 * differs.
 */
export const localMoment = (instant: string): string => write(instant, 'moment');

/**
 * Instant in the reader's time zone. The server does not know that zone and renders UTC, which the browser replaces.
 */
export function LocalTime({ instant, look = 'moment' }: { instant: string; look?: Look }) {
  const isHere = useInBrowser();
  const inUtc = () => write(instant, look, 'UTC') + (look === 'moment' ? ' UTC' : '');
  return <time dateTime={instant}>{isHere ? write(instant, look) : inUtc()}</time>;
}
