import type { Metadata } from 'next';
import { TestPage } from '@/components/test/test-page';
import { loadAttemptViewer } from '@/lib/attempts/loader';

export const metadata: Metadata = { title: 'Test' };

export default async function Page() {
  return <TestPage {...(await loadAttemptViewer('/test'))} />;
}
