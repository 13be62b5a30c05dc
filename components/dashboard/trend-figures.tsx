'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';
import type { TrendsView } from '@/lib/analytics/contract';
import { percent, SHARES } from '@/lib/analytics/rules';
import { TEST_TYPES } from '@/lib/kernel/exam';
import { FigureCard } from './figure-card';
import { showCount, showDay, showPercent } from './figures';
import { NumberTable } from './number-table';
import { MODE_NAMES, SHARE_NAMES } from './trend-names';

const loading = () => <Skeleton className="h-full" />;
// The charts' code comes when there is something to draw.
const VisitChart = dynamic(() => import('./charts').then((charts) => charts.VisitChart), { ssr: false, loading });
const TestChart = dynamic(() => import('./charts').then((charts) => charts.TestChart), { ssr: false, loading });
const ModeChart = dynamic(() => import('./charts').then((charts) => charts.ModeChart), { ssr: false, loading });
const AbandonedChart = dynamic(() => import('./charts').then((charts) => charts.AbandonedChart), {
  ssr: false,
  loading,
});

export function TrendFigures({ trends }: { trends: TrendsView }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Visits trends={trends} />
      <Tests trends={trends} />
      <Modes trends={trends} />
      <Abandoned trends={trends} />
    </div>
  );
}

function Visits({ trends: { daily } }: { trends: TrendsView }) {
  return (
    <FigureCard
      title="Sessions and sign-ups"
      note="Sessions seen on each day, those that were new, and accounts made."
      picture={<VisitChart daily={daily} />}
      isEmpty={daily.every(({ sessions, newSessions, signUps }) => sessions + newSessions + signUps === 0)}
      table={
        <NumberTable
          caption="Sessions and sign-ups by day"
          rowHead="Day"
          columns={['Sessions', 'New', 'Sign-ups']}
          rows={daily.map((day) => ({
            name: showDay(day.day),
            values: [day.sessions, day.newSessions, day.signUps].map(showCount),
          }))}
        />
      }
    />
  );
}

function Tests({ trends: { daily } }: { trends: TrendsView }) {
  return (
    <FigureCard
      title="Tests started and finished"
      note="Tests by the day they were started, and how many of those were finished."
      picture={<TestChart daily={daily} />}
      isEmpty={daily.every(({ testsStarted, testsFinished }) => testsStarted + testsFinished === 0)}
      table={
        <NumberTable
          caption="Tests started and finished by day"
          rowHead="Day"
          columns={['Started', 'Finished']}
          rows={daily.map((day) => ({
            name: showDay(day.day),
            values: [day.testsStarted, day.testsFinished].map(showCount),
          }))}
        />
      }
    />
  );
}

function Modes({ trends: { modes } }: { trends: TrendsView }) {
  return (
    <FigureCard
      title="Tests by mode"
      note="Which kind of test people start, and how often they finish it."
      picture={<ModeChart modes={modes} />}
      isEmpty={modes.every(({ started, finished }) => started + finished === 0)}
      table={
        <NumberTable
          caption="Tests by mode"
          rowHead="Mode"
          columns={['Started', 'Finished', 'Finished, %']}
          rows={modes.map((mode) => ({
            name: MODE_NAMES[mode.testType],
            values: [
              showCount(mode.started),
              showCount(mode.finished),
              mode.started === 0 ? 'None' : showPercent(percent(mode.finished, mode.started)),
            ],
          }))}
        />
      }
    />
  );
}

function Abandoned({ trends: { abandoned } }: { trends: TrendsView }) {
  const testsOf = (share: string, testType: string) =>
    abandoned.find((row) => row.answered === share && row.testType === testType)?.tests ?? 0;
  return (
    <FigureCard
      title="Where people give up"
      note="Tests left unfinished for an hour or more, by how much was answered. Unfinished tests that were cleared at sign-out are gone."
      picture={<AbandonedChart abandoned={abandoned} />}
      isEmpty={abandoned.every(({ tests }) => tests === 0)}
      table={
        <NumberTable
          caption="Unfinished tests by how much was answered"
          rowHead="Answered"
          columns={TEST_TYPES.map((testType) => MODE_NAMES[testType])}
          rows={SHARES.map((share) => ({
            name: SHARE_NAMES[share],
            values: TEST_TYPES.map((testType) => showCount(testsOf(share, testType))),
          }))}
        />
      }
    />
  );
}
