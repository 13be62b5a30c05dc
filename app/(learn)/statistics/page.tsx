import type { Metadata } from 'next';
import { StatisticsPage } from '@/components/statistics/statistics-page';
import { loadPlannedSections } from '@/lib/plan/loader';
import { loadStatistics } from '@/lib/statistics/loader';

export const metadata: Metadata = { title: 'My statistics' };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const said = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const [initial, planned] = await Promise.all([
    loadStatistics(new URLSearchParams(said)),
    loadPlannedSections('/statistics'),
  ]);
  return <StatisticsPage initial={initial} planned={planned} />;
}
