import type { Metadata } from 'next';
import { FactsPage } from '@/components/admin/facts/facts-page';
import { loadFacts } from '@/lib/facts/loader';

export const metadata: Metadata = { title: 'Regulation facts', robots: { index: false } };

export default async function Page({ searchParams }: { searchParams: Promise<Record<string, unknown>> }) {
  return <FactsPage initial={await loadFacts(await searchParams)} />;
}
