import type { Metadata } from 'next';
import { Chooser } from '@/components/test/chooser';
import { loadSections } from '@/lib/bank/loader';
import { requirePageViewer } from '@/lib/session/page-viewer';

export const metadata: Metadata = { title: 'Choose a test' };

export default async function Page() {
  await requirePageViewer('/test-selection');
  return (
    <>
      <h1 className="mb-6 font-bold text-3xl">Choose a test</h1>
      <Chooser initial={await loadSections()} />
    </>
  );
}
