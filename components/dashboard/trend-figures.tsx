'use client';

import { FigureCard } from '@/components/layout/figure-card';
import { whenLoaded } from '@/components/layout/when-loaded';
import { Skeleton } from '@/components/ui/skeleton';
import type { TrendsView } from '@/lib/analytics/contract';
import { percent, SHARES } from '@/lib/analytics/rules';
import { TEST_TYPES } from '@/lib/kernel/exam';
import { showCount, showDay, showPercent } from './figures';
import { NumberTable } from './number-table';
import { MODE_NAMES, SHARE_NAMES } from './trend-names';

const Waiting = () => <Skeleton className="h-full" />;
// The chart code is loaded only when there is data to draw.
const VisitChart = whenLoaded(() => import('./charts').then((charts) => charts.VisitChart), Waiting);
const TestChart = whenLoaded(() => import('./charts').then((charts) => charts.TestChart), Waiting);
const ModeChart = whenLoaded(() => import('./charts').then((charts) => charts.ModeChart), Waiting);
const AbandonedChart = whenLoaded(() => import('./charts').then((charts) => charts.AbandonedChart), Waiting);

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
      note="Sessions each day, new sessions, and new accounts."
      picture={
        <div className="h-64">
          <VisitChart daily={daily} />
        </div>
      }
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
      note="Tests by start day, and how many were finished."
      picture={
        <div className="h-64">
          <TestChart daily={daily} />
        </div>
      }
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
      picture={
        <div className="h-64">
          <ModeChart modes={modes} />
        </div>
      }
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
      note="Tests left unfinished for an hour or more, by how much was answered. Tests cleared at sign-out are not counted."
      picture={
        <div className="h-64">
          <AbandonedChart abandoned={abandoned} />
        </div>
      }
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
