import type { Metadata } from 'next';
import { OfflineRunner } from '@/components/attempt/offline-runner';
import { CardDeck } from '@/components/cards/card-deck';
import { cardFacts } from '@/components/cards/card-facts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';
import { CARDS } from '@/lib/study/guides/cards';

export const metadata: Metadata = {
  title: `EPA 608 flash cards: ${CARDS.length} figures and dates`,
  description: `Free EPA Section 608 flash cards, no account: ${CARDS.length} figures, dates and limits for ${listNames(SECTIONS.map(({ name }) => name))}, each with its source and the day it was checked.`,
  alternates: { canonical: '/cards' },
};

const TEXT_LINK = 'text-primary underline underline-offset-4 hover:no-underline';

export default function Page() {
  return (
    <PageFrame>
      <JsonLd data={cardFacts(CARDS)} />
      <OfflineRunner keeps="cards" />
      <PageHeader
        title="Cards"
        subtitle={`${CARDS.length} figures and dates to know, each with its source. Free, no account. Cards you have opened also work offline.`}
      />
      <noscript>
        <p className="mb-6 font-medium">The cards need JavaScript. The cheat sheets have the same figures.</p>
      </noscript>
      <p className="hidden print:block">The cards are for the screen. To print the figures, use the cheat sheets.</p>
      <CardDeck cards={CARDS} />
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <a href="/cheat-sheet" className={`inline-block py-1.5 ${TEXT_LINK}`}>
          Printable cheat sheets
        </a>
        <a href="/mock-test" className={`inline-block py-1.5 member:hidden ${TEXT_LINK}`}>
          Try a free mock test
        </a>
        <a href="/tests" className={`hidden py-1.5 member:inline-block ${TEXT_LINK}`}>
          Practice with questions
        </a>
      </p>
    </PageFrame>
  );
}
