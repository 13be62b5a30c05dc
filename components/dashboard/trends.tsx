'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { getTrends } from '@/lib/analytics/endpoints';
import { TREND_DAYS, type TrendDays } from '@/lib/analytics/rules';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { Comparison } from './comparison';
import { showDay } from './figures';
import { TrendFigures } from './trend-figures';

const RANGES: Record<TrendDays, string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 12 months',
};

/** Daily activity, compared with the equally long period before. */
export function Trends() {
  const [days, setDays] = useState<TrendDays>(30);
  const titleId = useId();
  const trends = useQuery({
    queryKey: ['analytics', 'trends', days],
    queryFn: () => call(getTrends, { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = trends;
  return (
    <section aria-labelledby={titleId} className="mt-4 flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id={titleId} className="font-bold text-2xl tracking-tight">
            Over time
          </h2>
          <p className="text-muted-foreground">
            {data ? `${showDay(data.current.from)} to ${showDay(data.current.to)}. ` : ''}Days start at midnight UTC.
          </p>
        </div>
        <RangeSelect days={days} onChange={setDays} />
      </div>
      {trends.isError ? (
        <Alert variant="error">
          {errorText(trends.error, 'Failed to load these figures. Please try again.')}{' '}
          <Button variant="link" onClick={() => void trends.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {data ? (
        <div className="flex flex-col gap-6" aria-busy={trends.isFetching}>
          <Comparison trends={data} />
          <TrendFigures trends={data} />
        </div>
      ) : trends.isError ? null : (
        <TrendsSkeleton />
      )}
    </section>
  );
}

function RangeSelect({ days, onChange }: { days: TrendDays; onChange: (days: TrendDays) => void }) {
  const id = useId();
  return (
    <div className="w-48">
      <Label htmlFor={id}>Period</Label>
      <Select
        id={id}
        value={days}
        onChange={(event) => onChange(TREND_DAYS.find((known) => String(known) === event.target.value) ?? 30)}
      >
        {TREND_DAYS.map((range) => (
          <option key={range} value={range}>
            {RANGES[range]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function TrendsSkeleton() {
  return (
    <>
      <Skeleton className="h-28" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-88" />
        <Skeleton className="h-88" />
        <Skeleton className="h-88" />
        <Skeleton className="h-88" />
      </div>
    </>
  );
}
