import { usePaths, useTranslations } from '#texts';
import { EmptyChart } from '@/components/layout/empty-chart';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import type { StatisticsView } from '@/lib/statistics/contract';
import { AttemptsTable } from './attempts-table';
import { ExportButton } from './export-button';
import { Pane, type StatisticsPart } from './parts';
import { PersonalRecords } from './personal-records';
import { ScorePicture, SectionPictures } from './pictures';
import { SectionTable } from './section-table';
import { SummaryCards } from './summary-cards';
import type { useStatistics } from './use-statistics';

interface StatisticsResultsProps {
  view: ReturnType<typeof useStatistics>;
  found: StatisticsView;
  part: StatisticsPart;
}

/** All results to which the filters apply, with an overlay while new results load. */
export function StatisticsResults({ view, found, part }: StatisticsResultsProps) {
  const t = useTranslations('statistics');
  const { statistics } = view;
  return (
    <div className="relative" aria-busy={statistics.isFetching}>
      {statistics.isFetching ? <UpdatingOverlay /> : null}
      {statistics.isError ? (
        <Alert variant="error" className="mb-6">
          {t('lastNumbers')}{' '}
          <Button variant="link" onClick={view.refresh}>
            {t('loadStatistics')}
          </Button>
        </Alert>
      ) : null}
      {found.summary.totalAttempts === 0 ? <NothingYet /> : <Found view={view} found={found} part={part} />}
    </div>
  );
}

function Found({ view, found, part }: StatisticsResultsProps) {
  const { timeZone } = view;
  return (
    <div className="flex flex-col gap-6 md:gap-10">
      <Pane of={['records']} part={part}>
        <SummaryCards summary={found.summary} timeZone={timeZone} />
      </Pane>
      <Pane of={['overview']} part={part}>
        <ScorePicture found={found} timeZone={timeZone} />
      </Pane>
      <Pane of={['records']} part={part}>
        <PersonalRecords bests={found.personalBests} timeZone={timeZone} />
      </Pane>
      <Pane of={['sections']} part={part}>
        <SectionPictures found={found} />
      </Pane>
      <Pane of={['sections']} part={part}>
        <SectionTable sections={found.sectionStats} timeZone={timeZone} />
      </Pane>
      <Pane of={['history']} part={part}>
        <RecentAttempts view={view} />
      </Pane>
    </div>
  );
}

function RecentAttempts({ view }: { view: ReturnType<typeof useStatistics> }) {
  const t = useTranslations('statistics');
  const { history, filter, listing, timeZone } = view;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-xl">{t('recentAttempts')}</h2>
        <ExportButton query={view.historyQuery} today={view.today} />
      </div>
      {history.data ? (
        <AttemptsTable
          history={history.data}
          listing={listing}
          timeZone={timeZone}
          isBusy={history.isFetching}
          onListing={(next) => view.show(filter, next)}
        />
      ) : history.isError ? (
        <Alert variant="error">
          {t('failedToLoadStatistics')}{' '}
          <Button variant="link" onClick={() => void history.refetch()}>
            {t('loadStatistics')}
          </Button>
        </Alert>
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  );
}

/** Sticky, so that the message stays visible over results taller than the screen. */
function UpdatingOverlay() {
  const t = useTranslations('statistics');
  return (
    <div className="absolute inset-0 z-10 rounded-xl bg-background/70">
      <div
        role="status"
        className="sticky top-24 mx-auto mt-16 flex w-fit items-center gap-3 rounded-lg border border-border bg-card px-5 py-3 font-medium shadow-overlay"
      >
        <span aria-hidden="true">
          <Spinner />
        </span>
        {t('updatingData')}
      </div>
    </div>
  );
}

function NothingYet() {
  const t = useTranslations('statistics');
  const toPath = usePaths();
  return (
    <EmptyState
      picture={<EmptyChart />}
      title={t('noDataYet')}
      action={<LinkButton href={toPath('/test-selection')}>{t('takeYourFirstTest')}</LinkButton>}
    >
      {t('noTestsMatch')}
    </EmptyState>
  );
}
