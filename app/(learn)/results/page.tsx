import type { Metadata } from 'next';
import { ResultsPage } from '@/components/results/results-page';
import { PageHeader } from '@/components/ui/page-header';
import { loadResult } from '@/lib/attempts/loader';

export const metadata: Metadata = { title: 'Your result' };

export default async function Page({ searchParams }: { searchParams: Promise<{ attempt?: string | string[] }> }) {
  const { attempt } = await searchParams;
  return (
    <>
      <PageHeader title="Your result" />
      <ResultsPage {...(await loadResult(attempt))} />
    </>
  );
}
