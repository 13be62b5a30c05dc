import { ENGLISH_FORMS } from '@/lib/facts/rules';
import { SPANISH_FORMS } from '@/lib/facts/spanish-rules';
import type { Language } from '@/lib/kernel/language';
import { formatMessage } from '@/lib/kernel/message-format';
import englishPages from '@/messages/en/toolpages.json';
import english from '@/messages/en/tools.json';
import spanishPages from '@/messages/es/toolpages.json';
import spanish from '@/messages/es/tools.json';
import type { ToolLanguage, ToolPageTranslate } from './texts-rules';

const TEXTS = { en: english, es: spanish } as const;
const PAGE_TEXTS = { en: englishPages, es: spanishPages } as const;

/** Returns the texts of the tools for code without a page: the build of the search index, and tests. */
export const toolLanguage = (language: Language): ToolLanguage => ({
  t: (key, values) => String(formatMessage(TEXTS[language][key], language, values)),
  forms: language === 'es' ? SPANISH_FORMS : ENGLISH_FORMS,
});

/** Returns the texts of the pages around the tools, for code without a page. */
export const toolPageTexts =
  (language: Language): ToolPageTranslate =>
  (key, values) =>
    String(formatMessage(PAGE_TEXTS[language][key], language, values));
