import { PASS_PERCENT } from '@/lib/kernel/exam';

/** Percentage from which a share turns from red to yellow. */
const HALF_PERCENT = 50;

const heatOf = (percentage: number): string =>
  percentage >= PASS_PERCENT ? 'heat heat-high' : percentage >= HALF_PERCENT ? 'heat heat-middle' : 'heat heat-low';

/**
 * Percentage of right answers with a color for its range; the number says the same without the color. Uses short CSS
 * classes of its own, because the largest class has fifteen hundred cells on a page.
 */
export const Heat = ({ percentage }: { percentage: number }) => (
  <span className={heatOf(percentage)}>{percentage}%</span>
);

export const HEAT_LEGEND = `Green from ${PASS_PERCENT}% on, yellow from ${HALF_PERCENT}% on, red below.`;
