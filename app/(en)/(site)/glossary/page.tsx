import type { Metadata } from 'next';
import { useLanguage, useTranslations } from '#texts';
import { PageFrame } from '@/components/layout/page-frame';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { GlossaryList } from '@/components/study/glossary-list';
import { PageHeader } from '@/components/ui/page-header';
import { GLOSSARY, glossaryIn } from '@/lib/study/guides/glossary';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('glossary');
  const description = t('metaDescription', { terms: GLOSSARY.length });
  return pageMetadata('/glossary', { title: t('metaTitle'), description });
}

export default function Page() {
  const t = useTranslations('glossary');
  const terms = glossaryIn(useLanguage());
  return (
    <Messages of={['glossary']}>
      <PageFrame>
        <PageHeader title={t('title')} subtitle={t('subtitle', { terms: terms.length })} />
        <GlossaryList terms={terms} />
      </PageFrame>
    </Messages>
  );
}
