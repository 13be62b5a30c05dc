import type { Metadata } from 'next';
import { useTranslations } from '#texts';
import { TeachingLine } from '@/components/classes/teaching-line';
import { faqFacts, useFrequentQuestions } from '@/components/landing/faq';
import { FaqList } from '@/components/landing/faq-list';
import { FreeNow } from '@/components/landing/free-now';
import { PlanCards } from '@/components/landing/plan-cards';
import { PlanComparison } from '@/components/landing/plan-comparison';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { PageHeader } from '@/components/ui/page-header';
import { SECTIONS } from '@/lib/kernel/exam';
import { loadBankRecord } from '@/lib/track-record/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('landing');
  const sections = SECTIONS.map(({ name }) => name).join(', ');
  return pageMetadata('/overview', { title: t('pageTitle'), description: t('overviewDescription', { sections }) });
}

export default function Page() {
  const t = useTranslations('landing');
  const bank = loadBankRecord();
  const questions = useFrequentQuestions();
  return (
    <Messages of={['landing', 'sections']}>
      <PageFrame>
        <JsonLd data={faqFacts(questions)} />
        <PageHeader title={t('pageTitle')} subtitle={t('pageSubtitle')} />
        <FreeNow bank={bank} />
        <h2 className="sr-only">{t('sections')}</h2>
        <PlanCards />
        <h2 className="mt-14 mb-5 font-bold text-2xl tracking-tight sm:text-3xl">{t('freeAndPro')}</h2>
        <PlanComparison questions={bank.questions} />
        <p className="mt-4 max-w-measure text-muted-foreground">{t('proPlan')}</p>
        <TeachingLine className="mt-8 text-lg" />
        <h2 className="mt-14 mb-5 font-bold text-2xl tracking-tight sm:text-3xl">{t('commonQuestions')}</h2>
        <FaqList questions={questions} />
      </PageFrame>
    </Messages>
  );
}
