import { useLanguage } from '#texts';
import { type Language, LOCALES } from '@/lib/kernel/language';

/** Returns the function that formats a count in the language of the page: "1,234". */
export function useCount(): (count: number) => string {
  const locale = LOCALES[useLanguage()];
  return (count) => count.toLocaleString(locale);
}

/** Locales for lists. British English, because the product writes no comma before "and". */
const LIST_LOCALES = { en: 'en-GB', es: 'es-US' } as const;

/** Joins names in a language: "Core", "Core and Type I", "Core, Type I and Type II". */
export const joinNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(LIST_LOCALES[language], { type: 'conjunction' }).format(names);

/** Returns the function that joins names in the language of the page. */
export function useListNames(): (names: readonly string[]) => string {
  const language = useLanguage();
  return (names) => joinNames(names, language);
}

/** Returns functions that write calendar dates, which have no time zone, in the language of the page. */
export function useDates() {
  const locale = LOCALES[useLanguage()];
  const write = (date: string, look: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
  return {
    /** "Friday, December 4" */
    longDate: (date: string) => write(date, { weekday: 'long', month: 'long', day: 'numeric' }),
    /** "Friday". In Spanish with a small letter, "viernes". */
    weekday: (date: string) => write(date, { weekday: 'long' }),
    /** "December 4" */
    monthDay: (date: string) => write(date, { month: 'long', day: 'numeric' }),
    /**
     * "Nov 23", and in Spanish "23 de noviembre", because JavaScript engines abbreviate Spanish months differently and
     * the server's markup must equal the browser's.
     */
    shortMonthDay: (date: string) => write(date, { month: locale === LOCALES.en ? 'short' : 'long', day: 'numeric' }),
    /** Short name of a day of the week, 0 for Sunday: "Mon". November 1, 2026 is a Sunday. */
    shortWeekday: (day: number) => write(`2026-11-0${day + 1}`, { weekday: 'short' }),
  };
}
