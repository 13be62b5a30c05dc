import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { ResultsPage } from '@/components/results/results-page';
import { PageHeader } from '@/components/ui/page-header';
import { loadResult } from '@/lib/attempts/loader';
import { loadClassTestOf } from '@/lib/classes/assignments/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('attempt');
  return { title: t('yourResult') };
}

export default async function Page({ searchParams }: { searchParams: Promise<{ attempt?: string | string[] }> }) {
  const { attempt } = await searchParams;
  const result = await loadResult(attempt);
  const t = await readTranslations('attempt');
  const { viewerId, past } = result;
  const isShown = past !== null && typeof past === 'object';
  const classTest = isShown ? await loadClassTestOf(viewerId, past.id) : null;
  return (
    <>
      <PageHeader title={t('yourResult')} />
      <Messages of={['attempt', 'plan', 'question', 'results', 'sections', 'start', 'study', 'topics']}>
        <ResultsPage {...result} classTest={classTest} />
      </Messages>
    </>
  );
}
