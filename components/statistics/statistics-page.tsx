'use client';

import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePaths, useTranslations } from '#texts';
import { EmptyChart } from '@/components/layout/empty-chart';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { FilterCard } from './filter-card';
import { OverallCards, OverallTopics } from './overall-results';
import { findPart, Pane, PartSwitch, type StatisticsPart } from './parts';
import { StatisticsResults } from './statistics-results';
import { ResultsSkeleton } from './statistics-skeleton';
import { type InitialStatistics, useStatistics } from './use-statistics';

interface StatisticsPageProps {
  /** Data that the server read for the opened URL. */
  initial: InitialStatistics;
  /** Ids of the sections in the learner's plan. Null if the learner has no plan. */
  planned: readonly number[] | null;
}

export function StatisticsPage({ initial, planned }: StatisticsPageProps) {
  const t = useTranslations('statistics');
  const toPath = usePaths();
  const view = useStatistics(initial);
  const { statistics } = view;
  const [part, setPart] = useState<StatisticsPart>('overview');
  useEffect(() => setPart(findPart(location.hash)), []);
  const openPart = (chosen: StatisticsPart) => {
    setPart(chosen);
    window.history.replaceState(null, '', `#${chosen}`);
  };
  return (
    <>
      <PageHeader
        title={t('myStatistics')}
        subtitle={t('subtitle')}
        back={<BackLink href={toPath('/profile')}>{t('backToProfile')}</BackLink>}
        actions={
          <Button variant="outline" disabled={statistics.isFetching} onClick={view.refresh}>
            <RefreshCw aria-hidden className="size-5" />
            {t('refresh')}
          </Button>
        }
      />
      <PartSwitch part={part} onChange={openPart} />
      <Pane of={['overview', 'topics']} part={part}>
        <OverallCards overall={view.overall} planned={planned} part={part} />
      </Pane>
      <Pane of={['sections', 'history', 'records']} part={part}>
        <FilterCard applied={view.filter} today={view.today} sections={initial.sections} onApply={view.show} />
      </Pane>
      <Pane of={['overview', 'sections', 'history', 'records']} part={part}>
        <Results view={view} part={part} />
      </Pane>
      <Pane of={['topics']} part={part}>
        <OverallTopics overall={view.overall} planned={planned} timeZone={view.timeZone} />
      </Pane>
    </>
  );
}

function Results({ view, part }: { view: ReturnType<typeof useStatistics>; part: StatisticsPart }) {
  const t = useTranslations('statistics');
  const { statistics } = view;
  if (statistics.data) return <StatisticsResults view={view} found={statistics.data} part={part} />;
  if (statistics.isPending || statistics.isFetching) return <ResultsSkeleton />;
  return (
    <EmptyState
      picture={<EmptyChart />}
      title={t('statisticsNotAvailable')}
      action={<Button onClick={view.refresh}>{t('loadStatistics')}</Button>}
    >
      <p role="alert">{t('failedToLoadStatistics')}</p>
    </EmptyState>
  );
}
