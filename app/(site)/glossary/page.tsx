import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { GlossaryList } from '@/components/study/glossary-list';
import { PageHeader } from '@/components/ui/page-header';
import { GLOSSARY } from '@/lib/study/guides/glossary';

export const metadata: Metadata = {
  title: 'HVAC and EPA 608 glossary, English and Spanish',
  description: `What the words of the trade and of the rule mean: ${GLOSSARY.length} terms of refrigeration and EPA Section 608 in plain English, with the Spanish word and the rule that defines each.`,
  alternates: { canonical: '/glossary' },
};

export default function Page() {
  return (
    <PageFrame>
      <PageHeader
        title="Glossary"
        subtitle={`${GLOSSARY.length} terms of the trade and of the rule, in plain words, with what they are called in Spanish.`}
      />
      <GlossaryList terms={GLOSSARY} />
    </PageFrame>
  );
}
