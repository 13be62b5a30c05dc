import type { Metadata } from 'next';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { OfflineRunner } from '@/components/attempt/offline-runner';
import { CardDeck } from '@/components/cards/card-deck';
import { cardFacts } from '@/components/cards/card-facts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { joinNames } from '@/components/messages/use-formats';
import { PageHeader } from '@/components/ui/page-header';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { CARDS, cardsIn } from '@/lib/study/guides/cards';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('cards');
  const nameOf = await readTranslations('sections');
  const names = SECTION_GROUPS.map((group) => nameOf(`${group}.name`));
  const sections = joinNames(names, await readPageLanguage());
  return pageMetadata('/cards', {
    title: t('metaTitle', { cards: CARDS.length }),
    description: t('metaDescription', { cards: CARDS.length, sections }),
  });
}

const TEXT_LINK = 'text-primary underline underline-offset-4 hover:no-underline';

export default function Page() {
  const t = useTranslations('cards');
  const toPath = usePaths();
  const language = useLanguage();
  const cards = cardsIn(language);
  return (
    <Messages of={['cards', 'sections']}>
      <PageFrame>
        <JsonLd data={cardFacts(cards, t('quizName'), language)} />
        <OfflineRunner keeps="cards" />
        <PageHeader title={t('title')} subtitle={t('subtitle', { cards: cards.length })} />
        <noscript>
          <p className="mb-6 font-medium">{t('needScript')}</p>
        </noscript>
        <p className="hidden print:block">{t('notForPrint')}</p>
        <CardDeck cards={cards} />
        <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          <a href={toPath('/cheat-sheet')} className={`inline-block py-1.5 ${TEXT_LINK}`}>
            {t('sheets')}
          </a>
          <a href={toPath('/mock-test')} className={`inline-block py-1.5 member:hidden ${TEXT_LINK}`}>
            {t('mockTest')}
          </a>
          <a href={toPath('/tests')} className={`hidden py-1.5 member:inline-block ${TEXT_LINK}`}>
            {t('practice')}
          </a>
        </p>
      </PageFrame>
    </Messages>
  );
}
