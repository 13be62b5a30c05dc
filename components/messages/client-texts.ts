import { useLocale, useTranslations as useTexts } from 'use-intl/react';
import { type Language, languageOf, pathIn } from '@/lib/kernel/language';
import type { Namespace } from './sources';

/** Texts and links in the language of the page. Server components get the same functions from `server-texts.ts`. */

/** Returns the language of the page. */
export const useLanguage = (): Language => languageOf(useLocale());

/** Returns a function that gives a page's path in the language of this page, or in English if it is not translated. */
export function usePaths(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}

/** Returns the function that gives the texts of a namespace. The page passes them with `components/messages`. */
export const useTranslations = <Key extends Namespace>(namespace: Key) => useTexts(namespace);
