import type { Metadata } from 'next';
import { TestPage } from '@/components/attempt/test-page';
import { Messages } from '@/components/messages/messages';
import { loadAttemptViewer } from '@/lib/attempts/loader';
import { loadStars } from '@/lib/favorites/loader';

export const metadata: Metadata = { title: 'Test' };

export default async function Page() {
  const { viewerId } = await loadAttemptViewer('/test');
  return (
    <Messages of={['attempt', 'question', 'results', 'sections', 'start', 'study', 'topics']}>
      <TestPage viewerId={viewerId} stars={await loadStars(viewerId)} />
    </Messages>
  );
}
