import type { Metadata } from 'next';
import { isTranslated, LOCALES, pathIn } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';

interface PageTexts {
  title?: Metadata['title'];
  description?: string;
}

/** Metadata of a public page: its texts, its own URL, and for search engines the URL in each language. */
export async function pageMetadata(path: string, texts: PageTexts): Promise<Metadata> {
  const language = await readPageLanguage();
  const languages = isTranslated(path)
    ? { [LOCALES.en]: path, [LOCALES.es]: pathIn('es', path), 'x-default': path }
    : undefined;
  return { ...texts, alternates: { canonical: pathIn(language, path), ...(languages ? { languages } : {}) } };
}
