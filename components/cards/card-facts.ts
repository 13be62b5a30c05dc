import { type Language, LOCALES, pathIn } from '@/lib/kernel/language';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { FactCard } from '@/lib/study/cards-rules';

/** Maximum number of cards in the structured data, which repeats texts that the page already contains twice. */
const SAID = 40;

/** Returns structured data for search engines: a schema.org quiz with the first cards. */
export const cardFacts = (cards: readonly FactCard[], name: string, language: Language) => ({
  '@type': 'Quiz',
  name,
  url: pathIn(language, '/cards'),
  about: { '@type': 'Thing', name: 'EPA Section 608 technician certification' },
  educationalLevel: 'professional',
  isAccessibleForFree: true,
  inLanguage: LOCALES[language],
  provider: { '@type': 'Organization', name: PRODUCT_NAME, url: '/' },
  hasPart: cards.slice(0, SAID).map((card) => ({
    '@type': 'Question',
    eduQuestionType: 'Flashcard',
    text: card.name,
    acceptedAnswer: { '@type': 'Answer', text: card.figure },
  })),
});
