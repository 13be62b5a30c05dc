'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Label } from '@/components/ui/label';
import { Skeleton } from '@/components/ui/skeleton';
import { findDuplicates } from '@/lib/bank/duplicates/endpoints';
import { groupPairs } from '@/lib/bank/duplicates/rules';
import { listEverySection } from '@/lib/bank/sections/endpoints';
import { call } from '@/lib/browser/api/call';
import { DuplicateGroup } from './duplicate-group';
import { LoadError } from './load-error';

const LOWEST = 40;
const USUAL = 60;

/** Similarity threshold in percent. Stored in the URL, so that the back button returns to the previous list. */
function useThreshold(): [number, (percent: number) => void] {
  const asked = Number(useSearchParams().get('alike') ?? USUAL);
  const percent = asked >= LOWEST && asked <= 100 ? asked : USUAL;
  return [percent, (next) => window.history.pushState(null, '', `/admin/duplicates?alike=${next}`)];
}

export function DuplicatesPage() {
  const [percent, setPercent] = useThreshold();
  const found = useQuery({
    queryKey: ['admin', 'duplicates', percent],
    queryFn: () => call(findDuplicates, { query: { threshold: percent / 100 } }),
  });
  const sections = useQuery({ queryKey: ['admin', 'sections'], queryFn: () => call(listEverySection, {}) });
  const groups = groupPairs(found.data?.duplicates ?? []);
  return (
    <div className="flex flex-col gap-4">
      <ThresholdForm key={percent} percent={percent} isBusy={found.isFetching} onFind={setPercent} />
      <LoadError error={found.error} fallback="Failed to fetch duplicates" onRetry={() => void found.refetch()} />
      {found.isPending ? <Skeleton className="h-72" /> : null}
      {found.isSuccess && groups.length === 0 ? (
        <EmptyState title="No duplicates found">
          No two questions, drafts included, are {percent}% alike. Try a lower percentage.
        </EmptyState>
      ) : null}
      {groups.length > 0 ? (
        <div>
          <p role="status" className="font-semibold">
            {groups.length} {groups.length === 1 ? 'group' : 'groups'} of questions that are at least {percent}% alike
          </p>
          <p className="max-w-measure text-muted-foreground">
            In each group, choose the question to keep, compare the others with it, and merge those that ask the same.
            Leave a group as it is if its questions differ on purpose.
          </p>
        </div>
      ) : null}
      {groups.map((group) => (
        <DuplicateGroup key={group.questions.map(({ id }) => id).join()} group={group} sections={sections.data ?? []} />
      ))}
    </div>
  );
}

interface ThresholdFormProps {
  percent: number;
  isBusy: boolean;
  onFind: (percent: number) => void;
}

function ThresholdForm({ percent, isBusy, onFind }: ThresholdFormProps) {
  const [chosen, setChosen] = useState(percent);
  const isSearched = isBusy && chosen === percent;
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(chosen);
  };
  return (
    <form className="flex flex-wrap items-center gap-4 rounded-xl border border-border bg-card p-4" onSubmit={find}>
      <Label htmlFor="alike">How alike</Label>
      <input
        id="alike"
        type="range"
        min={LOWEST}
        max={100}
        step={5}
        value={chosen}
        aria-valuetext={`at least ${chosen} percent`}
        className="h-6 w-60 accent-primary"
        onChange={(event) => setChosen(Number(event.target.value))}
      />
      <output htmlFor="alike" className="w-28 tabular-nums">
        at least {chosen}%
      </output>
      <Button type="submit" inactive={isSearched}>
        {isSearched ? 'Searching…' : 'Find duplicates'}
      </Button>
    </form>
  );
}
