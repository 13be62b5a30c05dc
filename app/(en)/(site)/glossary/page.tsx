import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { GlossaryList } from '@/components/study/glossary-list';
import { PageHeader } from '@/components/ui/page-header';
import { GLOSSARY } from '@/lib/study/guides/glossary';

export const metadata: Metadata = {
  title: 'HVAC and EPA 608 glossary, English and Spanish',
  description: `${GLOSSARY.length} terms of refrigeration and EPA Section 608 in plain English, each with its Spanish word and its source.`,
  alternates: { canonical: '/glossary' },
};

export default function Page() {
  return (
    <PageFrame>
      <PageHeader
        title="Glossary"
        subtitle={`${GLOSSARY.length} HVAC and Section 608 terms in plain words, with their Spanish names.`}
      />
      <GlossaryList terms={GLOSSARY} />
    </PageFrame>
  );
}
