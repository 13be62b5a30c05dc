import type { ReactNode } from 'react';
import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { AttemptEntry, StatisticsView } from '@/lib/statistics/contract';
import { streakLabel } from '@/lib/statistics/rules';
import { count, formatDay, formatPercent, NOTHING } from './format';

interface PersonalRecordsProps {
  bests: StatisticsView['personalBests'];
  timeZone: string;
}

export function PersonalRecords({ bests, timeZone }: PersonalRecordsProps) {
  const { highestScore, fastestCompletion, bestSection, longestStreak } = bests;
  const streak = streakLabel(longestStreak);
  const of = (attempt: AttemptEntry | null) =>
    attempt ? `${attempt.sectionName}, ${formatDay(attempt.startedAt, timeZone)}` : 'Nothing here yet.';
  return (
    <section aria-labelledby="statistics-records" className="flex flex-col gap-4">
      <h2 id="statistics-records" className="font-semibold text-xl">
        Personal records
      </h2>
      <Card>
        <dl className="grid grid-cols-2 divide-border lg:grid-cols-4 lg:divide-x">
          <Record name="Highest score" value={formatPercent(highestScore?.successPercentage ?? null)}>
            {of(highestScore)}
          </Record>
          <Record
            name="Fastest completion"
            value={fastestCompletion ? formatDuration(fastestCompletion.totalDurationSeconds) : NOTHING}
          >
            {of(fastestCompletion)}
            {fastestCompletion
              ? `. All ${count(fastestCompletion.totalQuestions, 'question', 'questions')} answered.`
              : ''}
          </Record>
          <Record name="Best section" value={bestSection ?? NOTHING}>
            Your highest average score.
          </Record>
          <Record
            name="Longest streak"
            value={
              <span className="flex flex-wrap items-center gap-3">
                {longestStreak}
                <Badge variant={streak.tone}>{streak.label}</Badge>
              </span>
            }
          >
            Successful tests in a row.
          </Record>
        </dl>
      </Card>
    </section>
  );
}

function Record({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="p-5">
      <dt className="font-medium text-muted-foreground">{name}</dt>
      <dd className="mt-1 font-bold text-2xl tabular-nums tracking-tight">{value}</dd>
      <dd className="mt-1 text-muted-foreground text-sm">{children}</dd>
    </div>
  );
}
