import { use } from 'react';
import { createTranslator } from 'use-intl/core';
import { type Language, LOCALES, pathIn } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { loadMessages } from './catalog';
import type { Messages, Namespace } from './sources';

/**
 * Server components cannot use a React context, so they get these functions instead of those of `client-texts.ts`.
 * `package.json` selects the file.
 */

export const useLanguage = (): Language => use(readPageLanguage());

export function usePaths(): (path: string) => string {
  const language = useLanguage();
  return (path) => pathIn(language, path);
}

const translate = <Key extends Namespace>(language: Language, namespace: Key) =>
  createTranslator({ locale: LOCALES[language], messages: loadMessages(language, [namespace]) as Messages, namespace });

/** Returns the texts of a namespace to code that is not a component, such as the metadata of a page. */
export const readTranslations = async <Key extends Namespace>(namespace: Key) =>
  translate(await readPageLanguage(), namespace);

export const useTranslations = <Key extends Namespace>(namespace: Key) => translate(useLanguage(), namespace);
