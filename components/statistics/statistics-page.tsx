'use client';

import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  const view = useStatistics(initial);
  const { statistics } = view;
  const [part, setPart] = useState<StatisticsPart>('Overview');
  useEffect(() => setPart(findPart(location.hash)), []);
  const openPart = (chosen: StatisticsPart) => {
    setPart(chosen);
    window.history.replaceState(null, '', `#${chosen.toLowerCase()}`);
  };
  return (
    <>
      <PageHeader
        title="My Statistics"
        subtitle="Analysis of your results and learning progress"
        back={<BackLink href="/profile">Back to Profile</BackLink>}
        actions={
          <Button variant="outline" disabled={statistics.isFetching} onClick={view.refresh}>
            <RefreshCw aria-hidden className="size-5" />
            Refresh
          </Button>
        }
      />
      <PartSwitch part={part} onChange={openPart} />
      <Pane of={['Overview', 'Topics']} part={part}>
        <OverallCards overall={view.overall} planned={planned} part={part} />
      </Pane>
      <Pane of={['Sections', 'History', 'Records']} part={part}>
        <FilterCard applied={view.filter} today={view.today} sections={initial.sections} onApply={view.show} />
      </Pane>
      <Pane of={['Overview', 'Sections', 'History', 'Records']} part={part}>
        <Results view={view} part={part} />
      </Pane>
      <Pane of={['Topics']} part={part}>
        <OverallTopics overall={view.overall} planned={planned} timeZone={view.timeZone} />
      </Pane>
    </>
  );
}

function Results({ view, part }: { view: ReturnType<typeof useStatistics>; part: StatisticsPart }) {
  const { statistics } = view;
  if (statistics.data) return <StatisticsResults view={view} found={statistics.data} part={part} />;
  if (statistics.isPending || statistics.isFetching) return <ResultsSkeleton />;
  return (
    <EmptyState
      picture={<EmptyChart />}
      title="Statistics Not Available"
      action={<Button onClick={view.refresh}>Load Statistics</Button>}
    >
      <p role="alert">Failed to load statistics</p>
    </EmptyState>
  );
}
