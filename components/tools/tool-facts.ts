import { type Language, LOCALES, pathIn } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import { type Tool, wordsOf } from '@/lib/tools/rules';
import type { ToolPageTranslate } from '@/lib/tools/texts-rules';

/** Structured data of a tool, as a schema.org web application. */
export function toolFacts(tool: Tool, t: ToolPageTranslate, language: Language) {
  const { name, description } = wordsOf(tool, t);
  return {
    '@type': 'WebApplication',
    name,
    description,
    url: pathIn(language, tool.path),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: LOCALES[language],
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    provider: { '@type': 'Organization', name: PRODUCT_NAME, url: '/' },
  };
}
