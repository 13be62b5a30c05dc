import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { FactCard } from '@/lib/study/cards-rules';

/** Maximum number of cards in the structured data, which repeats texts that the page already contains twice. */
const SAID = 40;

/** Returns structured data for search engines: a schema.org quiz with the first cards. */
export const cardFacts = (cards: readonly FactCard[]) => ({
  '@type': 'Quiz',
  name: 'EPA Section 608 flash cards',
  url: '/cards',
  about: { '@type': 'Thing', name: 'EPA Section 608 technician certification' },
  educationalLevel: 'professional',
  isAccessibleForFree: true,
  inLanguage: 'en-US',
  provider: { '@type': 'Organization', name: PRODUCT_NAME, url: '/' },
  hasPart: cards.slice(0, SAID).map(({ name, figure }) => ({
    '@type': 'Question',
    eduQuestionType: 'Flashcard',
    text: name,
    acceptedAnswer: { '@type': 'Answer', text: figure },
  })),
});
