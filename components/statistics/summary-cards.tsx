import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { StatCard } from '@/components/ui/stat-card';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { StatisticsView } from '@/lib/statistics/contract';
import { averageLabel } from '@/lib/statistics/rules';
import { formatPercent, NOTHING } from './format';
import { useInstants } from './use-instants';

interface SummaryCardsProps {
  summary: StatisticsView['summary'];
  timeZone: string;
}

/** Summary numbers, each with an explanation of how it is computed. */
export function SummaryCards({ summary, timeZone }: SummaryCardsProps) {
  const t = useTranslations('statistics');
  const { day } = useInstants();
  const sectionName = useSentSectionName();
  const average = summary.averageScore === null ? null : averageLabel(summary.averageScore);
  const notFinished = summary.totalAttempts - summary.completedAttempts;
  return (
    <section aria-labelledby="statistics-summary" className="flex flex-col gap-4">
      <h2 id="statistics-summary" className="font-semibold text-xl">
        {t('summary')}
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatCard
          className="max-sm:col-span-2"
          label={t('averageScore')}
          value={
            <span className="flex flex-wrap items-center gap-3">
              {formatPercent(summary.averageScore)}
              {average ? <Badge variant={average.tone}>{t(`labels.${average.label}`)}</Badge> : null}
            </span>
          }
          note={t('averageScoreHint')}
        />
        <StatCard
          className="max-sm:col-span-2"
          label={t('successRate')}
          value={formatPercent(summary.successRate)}
          note={t('successRateHint', {
            successful: summary.successfulAttempts,
            completed: summary.completedAttempts,
            percent: PASS_PERCENT,
          })}
        />
        <StatCard
          label={t('attempts')}
          value={summary.totalAttempts}
          note={t(notFinished > 0 ? 'attemptsHintOpen' : 'attemptsHint', {
            completed: summary.completedAttempts,
            open: notFinished,
          })}
        />
        <StatCard
          label={t('averageTimePerTest')}
          value={summary.averageTimePerTest === null ? NOTHING : formatDuration(summary.averageTimePerTest)}
          note={t('averageTimeHint')}
        />
        <StatCard
          className="max-sm:col-span-2"
          label={t('favoriteSection')}
          value={summary.favoriteSection === null ? NOTHING : sectionName(summary.favoriteSection)}
          note={t('favoriteSectionHint')}
        />
        <StatCard
          className="max-sm:col-span-2"
          label={t('lastAttempt')}
          value={summary.lastAttempt ? day(summary.lastAttempt, timeZone) : NOTHING}
          note={summary.firstAttempt ? t('firstAttempt', { day: day(summary.firstAttempt, timeZone) }) : undefined}
        />
      </div>
    </section>
  );
}
