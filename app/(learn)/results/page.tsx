import type { Metadata } from 'next';
import { ResultsPage } from '@/components/results/results-page';
import { loadResult } from '@/lib/attempts/loader';

export const metadata: Metadata = { title: 'Your result' };

export default async function Page({ searchParams }: { searchParams: Promise<{ attempt?: string | string[] }> }) {
  const { attempt } = await searchParams;
  return (
    <>
      <h1 className="mb-6 font-bold text-3xl">Your result</h1>
      <ResultsPage {...(await loadResult(attempt))} />
    </>
  );
}
