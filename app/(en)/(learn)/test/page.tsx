import type { Metadata } from 'next';
import { TestPage } from '@/components/attempt/test-page';
import { loadAttemptViewer } from '@/lib/attempts/loader';
import { loadStars } from '@/lib/favorites/loader';

export const metadata: Metadata = { title: 'Test' };

export default async function Page() {
  const { viewerId } = await loadAttemptViewer('/test');
  return <TestPage viewerId={viewerId} stars={await loadStars(viewerId)} />;
}
