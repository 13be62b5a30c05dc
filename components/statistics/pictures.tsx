'use client';

import { FigureCard } from '@/components/layout/figure-card';
import { whenLoaded } from '@/components/layout/when-loaded';
import { Skeleton } from '@/components/ui/skeleton';
import { PASS_PERCENT } from '@/lib/kernel/exam';
import type { StatisticsView } from '@/lib/statistics/contract';
import {
  describeLeftOut,
  describeScores,
  describeSections,
  describeTimes,
  EXAM_SECONDS_PER_QUESTION,
} from '@/lib/statistics/pictures-rules';
import { MAX_SCORES } from '@/lib/statistics/rules';
import { FigureTable } from './figure-table';
import { formatMoment } from './format';

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
  if (summary.completedAttempts === 0) return <p>Your scores show here once you have finished a test.</p>;
  if (scores.length === 0) return null;
  const rest =
    scores.length === MAX_SCORES
      ? `The latest ${MAX_SCORES} tests.`
      : describeLeftOut(summary.completedAttempts - scores.length);
  return (
    <FigureCard
      title="Score over time"
      note={`${describeScores(scores)} ${rest}`}
      picture={<ScoreChart scores={scores} timeZone={timeZone} />}
      table={
        <FigureTable
          caption="Score over time"
          columns={['Started', 'Section', 'Score']}
          rows={scores.map((score) => [
            formatMoment(score.startedAt, timeZone),
            score.sectionName,
            `${score.percentage}%`,
          ])}
        />
      }
    />
  );
}

export function SectionPictures({ found: { sectionStats } }: Pick<PicturesProps, 'found'>) {
  const scored = sectionStats.flatMap(({ sectionName, averageScore }) =>
    averageScore === null ? [] : [{ name: sectionName, value: averageScore }],
  );
  const timed = sectionStats.flatMap(({ sectionName, averageTimePerQuestion }) =>
    averageTimePerQuestion === null ? [] : [{ name: sectionName, value: averageTimePerQuestion }],
  );
  if (scored.length === 0) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FigureCard
        title="Average score by section"
        note={describeSections(sectionStats)}
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
            caption="Average score by section"
            columns={['Section', 'Average score']}
            rows={scored.map(({ name, value }) => [name, `${value}%`])}
          />
        }
      />
      <FigureCard
        title="Time per question"
        note={describeTimes(sectionStats)}
        picture={
          <BarPicture
            bars={timed}
            unit=" s"
            line={{ value: EXAM_SECONDS_PER_QUESTION, label: `exam: ${EXAM_SECONDS_PER_QUESTION} s` }}
            color="var(--chart-3)"
          />
        }
        table={
          <FigureTable
            caption="Time per question"
            columns={['Section', 'Seconds a question']}
            rows={timed.map(({ name, value }) => [name, String(value)])}
          />
        }
      />
    </div>
  );
}
