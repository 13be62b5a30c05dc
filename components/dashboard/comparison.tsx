import { Card } from '@/components/ui/card';
import type { Activity, TrendsView } from '@/lib/analytics/contract';
import { percent } from '@/lib/analytics/rules';
import { showCount, showPercent } from './figures';

const FIGURES: readonly (readonly [key: keyof Activity, name: string])[] = [
  ['sessions', 'Daily sessions'],
  ['newSessions', 'New sessions'],
  ['signUps', 'Sign-ups'],
  ['testsStarted', 'Tests started'],
  ['testsFinished', 'Tests finished'],
];

/** Describes a change in words, so that it does not depend on color. */
function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'None before either' : 'None before';
  if (now === before) return 'Same as before';
  const difference = showPercent(percent(Math.abs(now - before), before));
  return now > before ? `${difference} more than before` : `${difference} fewer than before`;
}

/** Sums of the period, compared with the same number of days before. */
export function Comparison({ trends }: { trends: TrendsView }) {
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 p-5 sm:grid-cols-3 sm:p-6 lg:grid-cols-5">
        {FIGURES.map(([key, name]) => (
          <div key={key}>
            <dt className="font-medium text-muted-foreground">{name}</dt>
            <dd>
              <span className="block font-bold text-2xl tabular-nums">{showCount(trends.current.totals[key])}</span>
              <span className="block text-muted-foreground text-sm">
                {change(trends.current.totals[key], trends.previous.totals[key])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-border border-t px-5 py-3 text-muted-foreground text-sm sm:px-6">
        Compared with the {trends.days} days before. A session counts once per day.
      </p>
    </Card>
  );
}
