'use client';

import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/browser/api/call';
import type { ItemStatistics } from '@/lib/item-analysis/contract';
import { getItemStatistics } from '@/lib/item-analysis/endpoints';
import { ENOUGH_ANSWERS, ITEM_FLAGS, readDiscrimination } from '@/lib/item-analysis/rules';
import { LoadError } from './load-error';

const percent = (share: number | null) => (share === null ? 'none yet' : `${Math.round(share * 100)}%`);

/** Statistics of the first answers of learners to a question. */
export function ItemStatisticsPanel({ questionId }: { questionId: number }) {
  const statistics = useQuery({
    queryKey: ['admin', 'items', questionId],
    queryFn: () => call(getItemStatistics, { params: { id: questionId } }),
  });
  return (
    <section aria-labelledby={`item-${questionId}`} className="flex flex-col gap-3">
      <h3 id={`item-${questionId}`} className="font-semibold text-lg">
        How learners do on it
      </h3>
      {statistics.isPending ? <Skeleton className="h-24" /> : null}
      <LoadError error={statistics.error} fallback="Failed to load data" onRetry={() => void statistics.refetch()} />
      {statistics.data ? <Figures statistics={statistics.data} /> : null}
    </section>
  );
}

function Figures({ statistics }: { statistics: ItemStatistics }) {
  const { answered, hasEnough, rightShare, discrimination, options, flags } = statistics;
  const figures = [
    ['First answers', String(answered)],
    ['Right', percent(rightShare)],
    ['Discrimination', discrimination === null ? 'too few' : discrimination.toFixed(2)],
  ] as const;
  return (
    <>
      {flags.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {flags.map((flag) => (
            <li key={flag}>
              <Badge variant="warning">{ITEM_FLAGS[flag]}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {hasEnough ? null : (
        <p className="text-muted-foreground">
          Too few first answers to judge the question: {answered} of {ENOUGH_ANSWERS}.
        </p>
      )}
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(([name, value]) => (
          <div key={name} className="rounded-lg border border-border px-3 py-2">
            <dt className="text-muted-foreground text-sm">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {discrimination === null ? null : <p>Discrimination: {readDiscrimination(discrimination)}.</p>}
      <ul className="flex flex-col gap-1.5">
        {options.map((option) => (
          <li key={option.answerId} className="flex items-start justify-between gap-3">
            <span className="min-w-0 break-words">
              <bdi>{option.text}</bdi>
              {option.isCorrect ? ' (right)' : ''}
            </span>
            <span className="shrink-0 tabular-nums">{option.chosen} chose it</span>
          </li>
        ))}
      </ul>
    </>
  );
}
