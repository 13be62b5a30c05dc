import type { Metadata } from 'next';
import { TeachingLine } from '@/components/classes/teaching-line';
import { faqFacts } from '@/components/landing/faq';
import { FaqList } from '@/components/landing/faq-list';
import { FreeNow } from '@/components/landing/free-now';
import { PlanCards } from '@/components/landing/plan-cards';
import { PlanComparison } from '@/components/landing/plan-comparison';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { PageHeader } from '@/components/ui/page-header';
import { SECTIONS } from '@/lib/kernel/exam';
import { loadBankRecord } from '@/lib/track-record/loader';

export const metadata: Metadata = {
  title: 'Sections and pricing',
  description: `${SECTIONS.map(({ name }) => name).join(', ')} and the full exam simulation: what is free, what Pro adds, and answers about the EPA Section 608 exam.`,
  alternates: { canonical: '/overview' },
};

export default function Page() {
  const bank = loadBankRecord();
  return (
    <PageFrame>
      <JsonLd data={faqFacts()} />
      <PageHeader title="Sections and pricing" subtitle="Try each section free, no account needed." />
      <FreeNow bank={bank} />
      <h2 className="sr-only">Sections</h2>
      <PlanCards />
      <h2 className="mt-14 mb-5 font-bold text-2xl tracking-tight sm:text-3xl">Free and Pro</h2>
      <PlanComparison questions={bank.questions} />
      <p className="mt-4 max-w-measure text-muted-foreground">
        Pro isn't on sale yet. The Free and Pro columns show our plan; until then, the first column applies.
      </p>
      <TeachingLine className="mt-8 text-lg" />
      <h2 className="mt-14 mb-5 font-bold text-2xl tracking-tight sm:text-3xl">Common questions</h2>
      <FaqList />
    </PageFrame>
  );
}
