import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages';
import { readTranslations } from '@/components/messages/server-texts';
import { StatisticsPage } from '@/components/statistics/statistics-page';
import { loadPlannedSections, loadReadiness } from '@/lib/plan/loader';
import { loadStatistics } from '@/lib/statistics/loader';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('statistics');
  return { title: t('pageTitle') };
}

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: PageProps) {
  const said = Object.entries(await searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const [statistics, planned, readiness] = await Promise.all([
    loadStatistics(new URLSearchParams(said)),
    loadPlannedSections('/statistics'),
    loadReadiness('/statistics'),
  ]);
  const overall = statistics.overall && readiness ? { ...statistics.overall, readiness } : null;
  return (
    <Messages of={['sections', 'statistics', 'topics']}>
      <StatisticsPage initial={{ ...statistics, overall }} planned={planned} />
    </Messages>
  );
}
