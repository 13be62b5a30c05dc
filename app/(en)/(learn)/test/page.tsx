import type { Metadata } from 'next';
import { TestPage } from '@/components/attempt/test-page';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { loadAttemptViewer } from '@/lib/attempts/loader';
import { loadStars } from '@/lib/favorites/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('attempt');
  return { title: t('runTitle') };
}

export default async function Page() {
  const { viewerId } = await loadAttemptViewer('/test');
  return (
    <Messages of={['attempt', 'plan', 'question', 'results', 'sections', 'start', 'study', 'topics']}>
      <TestPage viewerId={viewerId} stars={await loadStars(viewerId)} />
    </Messages>
  );
}
