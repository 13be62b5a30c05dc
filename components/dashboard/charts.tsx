'use client';

import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { TrendsView } from '@/lib/analytics/contract';
import { SHARES } from '@/lib/analytics/rules';
import { TEST_TYPES } from '@/lib/kernel/exam';
import { showCount, showDay } from './figures';
import { MODE_NAMES, SHARE_NAMES } from './trend-names';

/** Charts of the dashboard. The only file that imports the chart library; loaded on demand. */

const COLORS = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'] as const;
const MARGIN = { top: 4, right: 8, bottom: 0, left: 0 };
const TICK = { fill: 'var(--muted-foreground)', fontSize: 13 };
const grid = <CartesianGrid stroke="var(--border)" vertical={false} />;
const legend = <Legend iconType="plainline" itemSorter={null} wrapperStyle={{ fontSize: 14 }} />;
const barLegend = <Legend itemSorter={null} wrapperStyle={{ fontSize: 14 }} />;
const counts = <YAxis allowDecimals={false} width={44} tick={TICK} stroke="var(--border)" tickFormatter={showCount} />;
const dayLabel = (label: unknown) => showDay(String(label));

const BUBBLE = {
  contentStyle: { background: 'var(--card)', border: '1px solid var(--border-strong)', borderRadius: 8 },
  labelStyle: { color: 'var(--foreground)', fontWeight: 600 },
  itemStyle: { color: 'var(--foreground)' },
  cursor: { fill: 'var(--muted)', stroke: 'var(--border-strong)' },
  isAnimationActive: false,
};

interface SeriesProps {
  daily: TrendsView['daily'];
  series: readonly (readonly [key: keyof TrendsView['daily'][number], name: string])[];
}

function Lines({ daily, series }: SeriesProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={daily} margin={MARGIN} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="day" tick={TICK} stroke="var(--border)" tickFormatter={showDay} minTickGap={28} />
        {counts}
        <Tooltip {...BUBBLE} labelFormatter={dayLabel} />
        {legend}
        {series.map(([key, name], place) => (
          <Line
            key={key}
            dataKey={key}
            name={name}
            type="linear"
            stroke={COLORS[place] ?? COLORS[0]}
            // Different dash patterns distinguish the lines without color.
            strokeDasharray={['', '6 3', '2 3'][place] ?? ''}
            strokeWidth={2}
            dot={daily.length <= 7}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

export const VisitChart = ({ daily }: { daily: TrendsView['daily'] }) => (
  <Lines
    daily={daily}
    series={[
      ['sessions', 'Sessions'],
      ['newSessions', 'New sessions'],
      ['signUps', 'Sign-ups'],
    ]}
  />
);

export const TestChart = ({ daily }: { daily: TrendsView['daily'] }) => (
  <Lines
    daily={daily}
    series={[
      ['testsStarted', 'Started'],
      ['testsFinished', 'Finished'],
    ]}
  />
);

const BAR = { maxBarSize: 48, isAnimationActive: false };

export function ModeChart({ modes }: { modes: TrendsView['modes'] }) {
  const rows = modes.map(({ testType, started, finished }) => ({ name: MODE_NAMES[testType], started, finished }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={rows} margin={MARGIN} accessibilityLayer={false}>
        {grid}
        <XAxis dataKey="name" tick={TICK} stroke="var(--border)" interval={0} />
        {counts}
        <Tooltip {...BUBBLE} />
        {barLegend}
        <Bar {...BAR} dataKey="started" name="Started" fill={COLORS[0]} />
        <Bar {...BAR} dataKey="finished" name="Finished" fill={COLORS[1]} />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Horizontal bars, because the step names are too long to fit side by side on a phone. */
export function AbandonedChart({ abandoned }: { abandoned: TrendsView['abandoned'] }) {
  const rows = SHARES.map((share) => ({
    name: SHARE_NAMES[share],
    ...Object.fromEntries(
      abandoned.filter((row) => row.answered === share).map((row) => [row.testType, row.tests] as const),
    ),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={rows} layout="vertical" margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid stroke="var(--border)" horizontal={false} />
        <XAxis type="number" allowDecimals={false} tick={TICK} stroke="var(--border)" tickFormatter={showCount} />
        <YAxis type="category" dataKey="name" width={84} tick={TICK} stroke="var(--border)" interval={0} />
        <Tooltip {...BUBBLE} />
        {barLegend}
        {TEST_TYPES.map((testType, place) => (
          <Bar
            {...BAR}
            key={testType}
            dataKey={testType}
            name={MODE_NAMES[testType]}
            fill={COLORS[place] ?? COLORS[0]}
            stackId="tests"
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
