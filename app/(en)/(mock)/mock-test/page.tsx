import type { Metadata } from 'next';
import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { MockSetup } from '@/components/mock/mock-setup';
import { PageHeader } from '@/components/ui/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('mock');
  return pageMetadata('/mock-test', { title: t('title'), description: t('description') });
}

export default function Page() {
  const t = useTranslations('mock');
  return (
    <Messages of={['mock', 'sections']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <MockSetup />
    </Messages>
  );
}
