import { useTranslations } from '#texts';
import { PASS_PERCENT } from '@/lib/kernel/exam';

/** Lowest percentage that is colored yellow; lower percentages are red. */
const HALF_PERCENT = 50;

const heatOf = (percentage: number): string =>
  percentage >= PASS_PERCENT ? 'heat heat-high' : percentage >= HALF_PERCENT ? 'heat heat-middle' : 'heat heat-low';

/**
 * Percentage of right answers, colored by range for quick reading. Uses short CSS classes, because a large class has
 * fifteen hundred cells on a page.
 */
export const Heat = ({ percentage }: { percentage: number }) => (
  <span className={heatOf(percentage)}>{percentage}%</span>
);

/** Explains the colors. */
export function HeatLegend() {
  const t = useTranslations('classresults');
  return <p className="text-muted-foreground">{t('heatLegend', { green: PASS_PERCENT, yellow: HALF_PERCENT })}</p>;
}
