'use client';

import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/browser/api/call';
import { countClasses } from '@/lib/classes/counts/endpoints';
import { LoadError } from './load-error';

const figure = (count: number): string => count.toLocaleString('en-US');

/**
 * Shows how many classes, students and assigned tests there are. Omits class names, which only instructors of the class
 * may see.
 */
export function ClassCounts() {
  const counted = useQuery({ queryKey: ['admin', 'classes'], queryFn: () => call(countClasses, {}) });
  return (
    <section aria-labelledby="classes-title" className="flex flex-col gap-2">
      <h2 id="classes-title" className="font-semibold text-xl">
        Classes
      </h2>
      {counted.isPending ? <Skeleton className="h-6 w-80 max-w-full" /> : null}
      <LoadError error={counted.error} fallback="Failed to load data" onRetry={() => void counted.refetch()} />
      {counted.data ? (
        <p className="tabular-nums">
          {figure(counted.data.classes)} in all, {figure(counted.data.inUse)} of them used in the last 30 days;{' '}
          {figure(counted.data.students)} students, {figure(counted.data.tests)} tests assigned
        </p>
      ) : null}
    </section>
  );
}
