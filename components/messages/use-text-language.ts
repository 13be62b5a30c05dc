import { useLanguage } from '#texts';
import type { Language } from '@/lib/kernel/language';

/** Returns a function from the language of a text to its `lang` attribute, undefined for the language of the page. */
export function useTextLanguage(): (language: Language) => Language | undefined {
  const page = useLanguage();
  return (language) => (language === page ? undefined : language);
}
