import { useLanguage } from '#texts';
import { LOCALES } from '@/lib/kernel/language';

/** Returns functions that format instants in a time zone, in the language of the page. */
export function useInstants() {
  const locale = LOCALES[useLanguage()];
  /**
   * Replaces the no-break spaces in "3:04 PM", because JavaScript engines disagree on them and the server's markup must
   * equal the browser's.
   */
  const write = (at: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, options).format(new Date(at)).replace(/[\u00a0\u202f]/g, ' ');
  const day = (at: string, timeZone: string) => write(at, { dateStyle: 'medium', timeZone });
  return {
    /** "Nov 21, 2026" */
    day,
    /** "Nov 21" */
    monthDay: (at: string, timeZone: string) => write(at, { month: 'short', day: 'numeric', timeZone }),
    /** "Nov 21, 2026, 3:04 PM" */
    moment: (at: string, timeZone: string) => write(at, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    /** "3:04 PM" */
    time: (at: string, timeZone: string) => write(at, { timeStyle: 'short', timeZone }),
    /** "Nov 21, 2026", for a calendar date (YYYY-MM-DD), which has no time zone. */
    date: (date: string) => day(`${date}T00:00:00Z`, 'UTC'),
  };
}
