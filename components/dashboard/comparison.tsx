import { Card } from '@/components/ui/card';
import type { Activity, TrendsView } from '@/lib/analytics/contract';
import { percent } from '@/lib/analytics/rules';
import { showCount, showPercent } from './figures';

const FIGURES: readonly (readonly [key: keyof Activity, name: string, counted: string])[] = [
  ['sessions', 'Daily sessions', 'Each browser counts once a day'],
  ['newSessions', 'New sessions', 'Browsers seen for the first time'],
  ['signUps', 'Sign-ups', 'New accounts with an email'],
  ['testsStarted', 'Tests started', 'Practice, exams and favorites'],
  ['testsFinished', 'Tests finished', 'Of those started in this period'],
];

/** Describes a change in words, so that it does not depend on color. */
function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'None before and none now' : 'None before';
  if (now === before) return 'Same as before';
  const difference = showPercent(percent(Math.abs(now - before), before));
  return now > before ? `${difference} more than before` : `${difference} fewer than before`;
}

/** Totals of the period and of the equally long period before it. */
export function Comparison({ trends }: { trends: TrendsView }) {
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 p-5 sm:grid-cols-3 sm:p-6 lg:grid-cols-5">
        {FIGURES.map(([key, name, counted]) => (
          <div key={key}>
            <dt className="font-medium text-muted-foreground">{name}</dt>
            <dd>
              <span className="block font-bold text-2xl tabular-nums">{showCount(trends.current.totals[key])}</span>
              <span className="block text-muted-foreground text-sm">{counted}</span>
              <span className="block text-muted-foreground text-sm">
                {change(trends.current.totals[key], trends.previous.totals[key])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-border border-t px-5 py-3 text-muted-foreground text-sm sm:px-6">
        Compared with the {trends.days} days before.
      </p>
    </Card>
  );
}
