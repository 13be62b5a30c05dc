import { useLanguage } from '#texts';
import { type Language, LOCALES } from '@/lib/kernel/language';

/** Formats a date as "November 21, 2026" or "21 de noviembre de 2026". */
export const dayInWords = (day: string, language: Language = 'en'): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Date (YYYY-MM-DD), shown in words in the language of the page. */
export function Day({ day }: { day: string }) {
  const language = useLanguage();
  return (
    // A date in Spanish is too long for a line of a small phone with large letters.
    <time dateTime={day} className={language === 'en' ? 'whitespace-nowrap' : undefined}>
      {dayInWords(day, language)}
    </time>
  );
}
