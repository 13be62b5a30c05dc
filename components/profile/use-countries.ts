import { useLanguage, useTranslations } from '#texts';
import { useInBrowser } from '@/components/ui/use-in-browser';
import { COUNTRY_CODES } from '@/lib/kernel/countries';
import { LOCALES } from '@/lib/kernel/language';

/**
 * Lists the countries by their English names, which are stored, with their names in the language of the page. Spanish
 * names come from the browser, after hydration, because the server's may differ. The United States are first, `Other`
 * is last, and the names between are sorted.
 */
export function useCountries(): { country: string; name: string }[] {
  const t = useTranslations('profile');
  const locale = LOCALES[useLanguage()];
  const isInBrowser = useInBrowser();
  const countries = Object.entries(COUNTRY_CODES);
  if (locale === LOCALES.en || !isInBrowser) return countries.map(([country]) => ({ country, name: country }));
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const named = countries.map(([country, code]) => ({
    country,
    name: code === null ? t('otherCountry') : (names.of(code) ?? country),
  }));
  const middle = named.slice(1, -1).sort((one, other) => one.name.localeCompare(other.name, locale));
  return [...named.slice(0, 1), ...middle, ...named.slice(-1)];
}
