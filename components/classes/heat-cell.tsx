import { PASS_PERCENT } from '@/lib/kernel/exam';

/** Half right: about what two good guesses leave. */
const HALF_PERCENT = 50;

const heatOf = (percentage: number): string =>
  percentage >= PASS_PERCENT ? 'heat heat-high' : percentage >= HALF_PERCENT ? 'heat heat-middle' : 'heat heat-low';

/**
 * A share right, colored by where it lies; the figure says the same without the color. Classes of its own, because the largest class has
 * fifteen hundred of them on a page.
 */
export const Heat = ({ percentage }: { percentage: number }) => (
  <span className={heatOf(percentage)}>{percentage}%</span>
);

export const HEAT_LEGEND = `Green from ${PASS_PERCENT}% on, yellow from ${HALF_PERCENT}% on, red below.`;
