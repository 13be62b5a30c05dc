'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ListPage } from '@/components/ui/list-page';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/browser/api/call';
import type { FlaggedItem } from '@/lib/item-analysis/contract';
import { listFlaggedItems } from '@/lib/item-analysis/endpoints';
import { ENOUGH_ANSWERS, ITEM_FLAG_NAMES, ITEM_FLAGS } from '@/lib/item-analysis/rules';
import { LoadError } from './load-error';
import { ShowSelect } from './show-select';
import { useAddress } from './use-address';

/** Lists questions whose first answers suggest a fault in the question. */
export function FlaggedItems() {
  const { show, page, changeShow, changePage } = useAddress();
  const flag = ITEM_FLAG_NAMES.find((name) => name === show) ?? '';
  const list = useQuery({
    queryKey: ['admin', 'items', 'flagged', flag, page],
    queryFn: () => call(listFlaggedItems, { query: { page, ...(flag ? { flag } : {}) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-measure text-muted-foreground">
        Only each learner's first answer counts. Questions with fewer than {ENOUGH_ANSWERS} first answers aren't rated.
        Updated every 15 minutes.
      </p>
      <ShowSelect
        value={flag}
        options={[['', 'Every flagged question'], ...Object.entries(ITEM_FLAGS)]}
        onChange={changeShow}
      />
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      {list.isPending ? <Skeleton className="h-48" /> : null}
      {list.data ? (
        <ListPage list={list.data} empty={<NothingFlagged />} onFirstPage={() => changePage(0)}>
          <ul className="flex flex-col gap-4">
            {list.data.items.map((item) => (
              <ItemCard key={item.questionId} item={item} />
            ))}
          </ul>
        </ListPage>
      ) : null}
      {list.data ? (
        <Pagination
          page={page}
          totalPages={list.data.totalPages}
          disabled={list.isFetching}
          onPageChange={changePage}
        />
      ) : null}
    </div>
  );
}

function NothingFlagged() {
  return (
    <EmptyState title="Nothing to look at">
      No question with {ENOUGH_ANSWERS} or more first answers looks faulty. Questions with fewer first answers aren't
      rated yet.
    </EmptyState>
  );
}

function ItemCard({ item }: { item: FlaggedItem }) {
  return (
    <li className="flex flex-col gap-3 rounded-xl border border-border bg-card p-4 sm:p-5">
      <div className="flex flex-wrap gap-1.5">
        {item.flags.map((flag) => (
          <Badge key={flag} variant="warning">
            {ITEM_FLAGS[flag]}
          </Badge>
        ))}
      </div>
      <p dir="auto" className="break-words font-medium">
        {item.text}
      </p>
      <p className="text-muted-foreground tabular-nums">
        {item.answered} first answers, {Math.round((item.rightShare ?? 0) * 100)}% right
        {item.discrimination === null ? '' : `, discrimination ${item.discrimination.toFixed(2)}`}
      </p>
      <LinkButton href={`/admin/questions?edit=${item.questionId}`} variant="outline" size="sm" className="self-start">
        Open the question
      </LinkButton>
    </li>
  );
}
