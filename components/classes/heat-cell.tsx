import { PASS_PERCENT } from '@/lib/kernel/exam';

/** Half right: about what two good guesses leave. */
const HALF_PERCENT = 50;

const HEAT = {
  high: 'border-success-border bg-success-surface text-success-foreground',
  middle: 'border-warning-border bg-warning-surface text-warning-foreground',
  low: 'border-error-border bg-error-surface text-error-foreground',
} as const;

const heatOf = (percentage: number): keyof typeof HEAT =>
  percentage >= PASS_PERCENT ? 'high' : percentage >= HALF_PERCENT ? 'middle' : 'low';

/** A share right, colored by where it lies; the figure says the same without the color. */
export const Heat = ({ percentage }: { percentage: number }) => (
  <span
    className={`inline-block min-w-16 rounded-md border px-2 py-0.5 text-center font-medium tabular-nums ${HEAT[heatOf(percentage)]}`}
  >
    {percentage}%
  </span>
);

export const HEAT_LEGEND = `Green from ${PASS_PERCENT}% on, yellow from ${HALF_PERCENT}% on, red below.`;
