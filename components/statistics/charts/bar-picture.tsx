'use client';

import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { AXIS, GRID } from './axis';

interface BarPictureProps {
  bars: readonly { name: string; value: number }[];
  unit: string;
  /** Upper end of the scale. By default the next multiple of `STEP` above the largest value. */
  max?: number;
  line: { value: number; label: string };
  color: string;
}

const BAR_HEIGHT = 52;
const AXIS_HEIGHT = 56;
/** The scale ends at a multiple of this number, so that the four ticks of the scale are round numbers. */
const STEP = 40;

/** Bar chart. The bars are horizontal, so that long names stay readable. */
export function BarPicture({ bars, unit, max, line, color }: BarPictureProps) {
  const longest = Math.max(line.value, ...bars.map((bar) => bar.value));
  const end = max ?? Math.ceil((longest * 1.1) / STEP) * STEP;
  const ticks = [0, 1, 2, 3, 4].map((quarter) => (quarter * end) / 4);
  return (
    <ResponsiveContainer width="100%" height={bars.length * BAR_HEIGHT + AXIS_HEIGHT}>
      <BarChart
        layout="vertical"
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ top: 24, right: 48, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} {...GRID} />
        <XAxis type="number" domain={[0, end]} ticks={ticks} unit={unit} {...AXIS} />
        <YAxis type="category" dataKey="name" width={68} {...AXIS} />
        <ReferenceLine
          x={line.value}
          stroke="var(--chart-2)"
          strokeWidth={2}
          strokeDasharray="6 4"
          label={{ value: line.label, position: 'top', fill: 'var(--chart-2)', fontSize: 14 }}
        />
        <Bar dataKey="value" fill={color} radius={[0, 6, 6, 0]} barSize={26} isAnimationActive={false}>
          <LabelList
            dataKey="value"
            position="right"
            fill="var(--foreground)"
            // The outline keeps the number readable where the line of the pass mark crosses it.
            stroke="var(--card)"
            strokeWidth={6}
            style={{ paintOrder: 'stroke' }}
            formatter={(value) => `${value}${unit}`}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
