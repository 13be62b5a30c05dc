/**
 * Formats an instant. Replaces the narrow no-break space before "PM", because JavaScript engines disagree on it and the
 * server's markup must equal the browser's.
 */
const write = (at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replace(/\u202f/g, ' ');

/** Formats an instant as "Nov 21, 2026". */
export const formatDay = (at: string, timeZone: string): string => write(at, { dateStyle: 'medium', timeZone });

/** Formats an instant as "Nov 21, 2026, 3:04 PM". */
export const formatMoment = (at: string, timeZone: string): string =>
  write(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** Formats an instant as "3:04 PM". */
export const formatTime = (at: string, timeZone: string): string => write(at, { timeStyle: 'short', timeZone });

/** Formats a calendar date (YYYY-MM-DD), which has no time zone. */
export const formatDate = (date: string): string => formatDay(`${date}T00:00:00Z`, 'UTC');

export const NOTHING = '–';

export const formatPercent = (percent: number | null): string => (percent === null ? NOTHING : `${percent}%`);

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
