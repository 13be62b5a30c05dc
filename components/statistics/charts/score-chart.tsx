'use client';

import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTranslations } from '#texts';
import { useInstants } from '@/components/statistics/use-instants';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { StatisticsView } from '@/lib/statistics/contract';
import { AXIS, GRID, TOOLTIP } from './axis';

/** Maximum number of points for which dots are drawn. More dots would run together. */
const MAX_DOTS = 60;

interface ScoreChartProps {
  scores: StatisticsView['scores'];
  timeZone: string;
}

export function ScoreChart({ scores, timeZone }: ScoreChartProps) {
  const points = scores.map(({ startedAt, percentage }) => ({ at: Date.parse(startedAt), percentage }));
  const t = useTranslations('statistics');
  const { moment, monthDay, time } = useInstants();
  const day = (at: number) => monthDay(new Date(at).toISOString(), timeZone);
  // Labels the first test of each day with the date. If all tests are of one day, labels each with its time.
  const days = points.filter(({ at }, place) => place === 0 || day(at) !== day(points[place - 1]?.at ?? at));
  const isOneDay = days.length <= 1;
  return (
    <ResponsiveContainer width="100%" height={280}>
      <LineChart data={points} accessibilityLayer={false} margin={{ top: 16, right: 44, bottom: 4, left: -8 }}>
        <CartesianGrid vertical={false} {...GRID} />
        <XAxis
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          {...(isOneDay ? {} : { ticks: days.map(({ at }) => at) })}
          tickFormatter={isOneDay ? (at: number) => time(new Date(at).toISOString(), timeZone) : day}
          minTickGap={40}
          {...AXIS}
        />
        <YAxis domain={[0, 100]} ticks={[0, 25, 50, 75, 100]} unit="%" {...AXIS} />
        <Tooltip
          labelFormatter={(at) => moment(new Date(Number(at)).toISOString(), timeZone)}
          formatter={(percent) => [`${percent}%`, t('columns.successPercentage')]}
          {...TOOLTIP}
        />
        <ReferenceLine
          y={PASS_PERCENT}
          stroke="var(--chart-2)"
          strokeWidth={2}
          strokeDasharray="6 4"
          label={{ value: `${PASS_PERCENT}%`, position: 'right', fill: 'var(--chart-2)', fontSize: 14 }}
        />
        <Line
          dataKey="percentage"
          stroke="var(--chart-1)"
          strokeWidth={2.5}
          dot={scores.length <= MAX_DOTS ? { r: 4, fill: 'var(--chart-1)' } : false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
