import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { AttemptEntry, StatisticsView } from '@/lib/statistics/contract';
import { streakLabel } from '@/lib/statistics/rules';
import { formatPercent, NOTHING } from './format';
import { useAttemptName } from './use-attempt-name';
import { useInstants } from './use-instants';

interface PersonalRecordsProps {
  bests: StatisticsView['personalBests'];
  timeZone: string;
}

export function PersonalRecords({ bests, timeZone }: PersonalRecordsProps) {
  const t = useTranslations('statistics');
  const { day } = useInstants();
  const attemptName = useAttemptName();
  const sectionName = useSentSectionName();
  const { highestScore, fastestCompletion, bestSection, longestStreak } = bests;
  const streak = streakLabel(longestStreak);
  const of = (attempt: AttemptEntry | null) =>
    attempt ? `${attemptName(attempt.sectionName)}, ${day(attempt.startedAt, timeZone)}` : t('nothingYet');
  return (
    <section aria-labelledby="statistics-records" className="flex flex-col gap-4">
      <h2 id="statistics-records" className="font-semibold text-xl">
        {t('personalRecords')}
      </h2>
      <Card>
        <dl className="grid grid-cols-2 divide-border lg:grid-cols-4 lg:divide-x">
          <Record name={t('highestScore')} value={formatPercent(highestScore?.successPercentage ?? null)}>
            {of(highestScore)}
          </Record>
          <Record
            name={t('fastestCompletion')}
            value={fastestCompletion ? formatDuration(fastestCompletion.totalDurationSeconds) : NOTHING}
          >
            {fastestCompletion
              ? t('allAnswered', { attempt: of(fastestCompletion), count: fastestCompletion.totalQuestions })
              : of(null)}
          </Record>
          <Record name={t('bestSection')} value={bestSection === null ? NOTHING : sectionName(bestSection)}>
            {t('bestSectionHint')}
          </Record>
          <Record
            name={t('longestStreak')}
            value={
              <span className="flex flex-wrap items-center gap-3">
                {longestStreak}
                <Badge variant={streak.tone}>{t(`labels.${streak.label}`)}</Badge>
              </span>
            }
          >
            {t('streakHint')}
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
