import type { Metadata } from 'next';
import { useTranslations } from '#texts';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { MockResults } from '@/components/mock/mock-results';
import { PageHeader } from '@/components/ui/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('mock');
  return { title: t('resultTitle'), robots: { index: false } };
}

export default function Page() {
  const t = useTranslations('mock');
  return (
    <Messages of={['attempt', 'mock', 'question', 'results', 'sections', 'study']}>
      <PageHeader title={t('yourMockTest')} />
      <MockResults />
    </Messages>
  );
}
