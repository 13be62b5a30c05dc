import { PRODUCT_NAME, SITE_URL } from '@/lib/kernel/product';
import type { FactCard } from '@/lib/study/cards/rules';

/** All of them would be in the page a third time. */
const SAID = 40;

/** The first cards in schema.org's words, as a quiz of flash cards. */
export const cardFacts = (cards: readonly FactCard[]) => ({
  '@type': 'Quiz',
  name: 'EPA Section 608 flash cards',
  url: `${SITE_URL}/cards`,
  about: { '@type': 'Thing', name: 'EPA Section 608 technician certification' },
  educationalLevel: 'professional',
  isAccessibleForFree: true,
  inLanguage: 'en-US',
  provider: { '@type': 'Organization', name: PRODUCT_NAME, url: SITE_URL },
  hasPart: cards.slice(0, SAID).map(({ name, figure }) => ({
    '@type': 'Question',
    eduQuestionType: 'Flashcard',
    text: name,
    acceptedAnswer: { '@type': 'Answer', text: figure },
  })),
});
