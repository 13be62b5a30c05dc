import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { StatCard } from '@/components/ui/stat-card';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { StatisticsView } from '@/lib/statistics/contract';
import { averageLabel } from '@/lib/statistics/rules';
import { count, formatDay, formatPercent, NOTHING } from './format';

interface SummaryCardsProps {
  summary: StatisticsView['summary'];
  timeZone: string;
}

/** Summary numbers, each with an explanation of how it is computed. */
export function SummaryCards({ summary, timeZone }: SummaryCardsProps) {
  const average = summary.averageScore === null ? null : averageLabel(summary.averageScore);
  const notFinished = summary.totalAttempts - summary.completedAttempts;
  return (
    <section aria-labelledby="statistics-summary" className="flex flex-col gap-4">
      <h2 id="statistics-summary" className="font-semibold text-xl">
        Summary
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatCard
          className="max-sm:col-span-2"
          label="Average score"
          value={
            <span className="flex flex-wrap items-center gap-3">
              {formatPercent(summary.averageScore)}
              {average ? <Badge variant={average.tone}>{average.label}</Badge> : null}
            </span>
          }
          note="The average of your tests' scores. Each completed test counts the same."
        />
        <StatCard
          className="max-sm:col-span-2"
          label="Success rate"
          value={formatPercent(summary.successRate)}
          note={`${summary.successfulAttempts} of ${count(summary.completedAttempts, 'completed test', 'completed tests')}. An exam succeeds with every section passed, any other test with ${PASS_PERCENT}% of its questions right. Skipped questions count as wrong.`}
        />
        <StatCard
          label="Attempts"
          value={summary.totalAttempts}
          note={`${summary.completedAttempts} completed${notFinished > 0 ? `, ${notFinished} not completed` : ''}`}
        />
        <StatCard
          label="Average time per test"
          value={summary.averageTimePerTest === null ? NOTHING : formatDuration(summary.averageTimePerTest)}
          note="Start to finish, completed tests only."
        />
        <StatCard
          className="max-sm:col-span-2"
          label="Favorite section"
          value={summary.favoriteSection ?? NOTHING}
          note="The one you practice most."
        />
        <StatCard
          className="max-sm:col-span-2"
          label="Last attempt"
          value={summary.lastAttempt ? formatDay(summary.lastAttempt, timeZone) : NOTHING}
          note={summary.firstAttempt ? `First one here: ${formatDay(summary.firstAttempt, timeZone)}` : undefined}
        />
      </div>
    </section>
  );
}
