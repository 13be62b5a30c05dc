'use client';

import { useTranslations } from '#texts';
import { FigureCard } from '@/components/layout/figure-card';
import { whenLoaded } from '@/components/layout/when-loaded';
import { useSectionName } from '@/components/messages/use-sections';
import { Skeleton } from '@/components/ui/skeleton';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { StatisticsView } from '@/lib/statistics/contract';
import { EXAM_SECONDS_PER_QUESTION } from '@/lib/statistics/pictures-rules';
import { MAX_SCORES } from '@/lib/statistics/rules';
import { FigureTable } from './figure-table';
import { useAttemptName } from './use-attempt-name';
import { useChartTexts } from './use-chart-texts';
import { useInstants } from './use-instants';

// The chart library is loaded here only, after the figures.
const ScoreChart = whenLoaded(
  () => import('./charts/score-chart').then((module) => module.ScoreChart),
  () => <Skeleton className="h-70" />,
);
const BarPicture = whenLoaded(
  () => import('./charts/bar-picture').then((module) => module.BarPicture),
  () => <Skeleton className="h-66" />,
);

interface PicturesProps {
  found: StatisticsView;
  timeZone: string;
}

export function ScorePicture({ found: { scores, summary }, timeZone }: PicturesProps) {
  const t = useTranslations('statistics');
  const { moment } = useInstants();
  const attemptName = useAttemptName();
  const { sayScores, sayLeftOut } = useChartTexts();
  if (summary.completedAttempts === 0) return <p>{t('noScoresYet')}</p>;
  if (scores.length === 0) return null;
  const rest =
    scores.length === MAX_SCORES
      ? t('latestTests', { count: MAX_SCORES })
      : sayLeftOut(summary.completedAttempts - scores.length);
  return (
    <FigureCard
      title={t('scoreOverTime')}
      note={`${sayScores(scores)} ${rest}`}
      picture={<ScoreChart scores={scores} timeZone={timeZone} />}
      table={
        <FigureTable
          caption={t('scoreOverTime')}
          columns={[t('started'), t('columns.sectionName'), t('columns.successPercentage')]}
          rows={scores.map((score) => [
            moment(score.startedAt, timeZone),
            attemptName(score.sectionName),
            `${score.percentage}%`,
          ])}
        />
      }
    />
  );
}

export function SectionPictures({ found: { sectionStats } }: Pick<PicturesProps, 'found'>) {
  const t = useTranslations('statistics');
  const sectionName = useSectionName();
  const { saySections, sayTimes } = useChartTexts();
  const scored = sectionStats.flatMap(({ sectionId, sectionName: sent, averageScore }) =>
    averageScore === null ? [] : [{ name: sectionName(sectionId, sent), value: averageScore }],
  );
  const timed = sectionStats.flatMap(({ sectionId, sectionName: sent, averageTimePerQuestion }) =>
    averageTimePerQuestion === null ? [] : [{ name: sectionName(sectionId, sent), value: averageTimePerQuestion }],
  );
  if (scored.length === 0) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FigureCard
        title={t('averageScoreBySection')}
        note={saySections(sectionStats)}
        picture={
          <BarPicture
            bars={scored}
            unit="%"
            max={100}
            line={{ value: PASS_PERCENT, label: `${PASS_PERCENT}%` }}
            color="var(--chart-1)"
          />
        }
        table={
          <FigureTable
            caption={t('averageScoreBySection')}
            columns={[t('columns.sectionName'), t('averageScore')]}
            rows={scored.map(({ name, value }) => [name, `${value}%`])}
          />
        }
      />
      <FigureCard
        title={t('timePerQuestion')}
        note={sayTimes(sectionStats)}
        picture={
          <BarPicture
            bars={timed}
            unit=" s"
            line={{ value: EXAM_SECONDS_PER_QUESTION, label: t('examLine', { seconds: EXAM_SECONDS_PER_QUESTION }) }}
            color="var(--chart-3)"
          />
        }
        table={
          <FigureTable
            caption={t('timePerQuestion')}
            columns={[t('columns.sectionName'), t('secondsAQuestion')]}
            rows={timed.map(({ name, value }) => [name, String(value)])}
          />
        }
      />
    </div>
  );
}
