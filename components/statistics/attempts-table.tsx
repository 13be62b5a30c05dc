'use client';

import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { formatDuration } from '@/components/results/duration';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { ListPage } from '@/components/ui/list-page';
import { Pagination } from '@/components/ui/pagination';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { Page } from '@/lib/kernel/pagination';
import type { Listing } from '@/lib/statistics/address-rules';
import type { AttemptEntry } from '@/lib/statistics/contract';
import { HISTORY_COLUMNS, type HistoryColumn, isSuccessScore, statusBadge } from '@/lib/statistics/rules';
import { NOTHING } from './format';
import { useAttemptName } from './use-attempt-name';
import { useInstants } from './use-instants';

/** Direction of the first sort by a column: text ascending, numbers descending. */
const FIRST_DIRECTION: Partial<Record<HistoryColumn, Listing['sortDirection']>> = {
  sectionName: 'asc',
  testType: 'asc',
};

interface AttemptsTableProps {
  history: Page<AttemptEntry>;
  listing: Listing;
  timeZone: string;
  isBusy: boolean;
  onListing: (listing: Listing) => void;
}

export function AttemptsTable({ history, listing, timeZone, isBusy, onListing }: AttemptsTableProps) {
  const t = useTranslations('statistics');
  return (
    <div className={cn('flex flex-col gap-4', isBusy && 'opacity-70')} aria-busy={isBusy}>
      <ListPage list={history} empty={null} onFirstPage={() => onListing({ ...listing, page: 0 })}>
        <Table caption={t('recentAttempts')} captionHidden className="min-w-[58rem]">
          <TableHead>
            <tr>
              {HISTORY_COLUMNS.map((column) => (
                <SortHeader key={column} column={column} listing={listing} onListing={onListing} />
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {history.items.map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} timeZone={timeZone} />
            ))}
          </TableBody>
        </Table>
      </ListPage>
      <Pagination
        label={t('pagesOfAttempts')}
        page={history.page}
        totalPages={history.totalPages}
        disabled={isBusy}
        onPageChange={(page) => onListing({ ...listing, page })}
      />
    </div>
  );
}

interface SortHeaderProps {
  column: HistoryColumn;
  listing: Listing;
  onListing: (listing: Listing) => void;
}

function SortHeader({ column, listing, onListing }: SortHeaderProps) {
  const t = useTranslations('statistics');
  const isSorted = listing.sortBy === column;
  const turned = listing.sortDirection === 'asc' ? 'desc' : 'asc';
  const sortDirection = isSorted ? turned : (FIRST_DIRECTION[column] ?? 'desc');
  const ascending = listing.sortDirection === 'asc';
  const Icon = !isSorted ? ArrowUpDown : ascending ? ArrowUp : ArrowDown;
  return (
    <TableHeader className="p-0!" aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap px-4 font-semibold hover:underline focus-visible:outline-3 focus-visible:outline-ring focus-visible:-outline-offset-3"
        onClick={() => onListing({ page: 0, sortBy: column, sortDirection })}
      >
        {t(`columns.${column}`)}
        <Icon aria-hidden className={cn('size-4', !isSorted && 'text-muted-foreground')} />
      </button>
    </TableHeader>
  );
}

function AttemptRow({ attempt, timeZone }: { attempt: AttemptEntry; timeZone: string }) {
  const t = useTranslations('statistics');
  const toPath = usePaths();
  const attemptName = useAttemptName();
  const status = statusBadge(attempt);
  const moment = useInstants().moment(attempt.startedAt, timeZone);
  return (
    <TableRow className="tabular-nums">
      <TableHeader scope="row" className="min-w-42 align-top font-medium! sm:whitespace-nowrap">
        {attempt.completed ? (
          <Link href={toPath(`/results?attempt=${attempt.id}`)} prefetch={false} className="text-primary underline">
            {moment}
          </Link>
        ) : (
          moment
        )}
      </TableHeader>
      <TableCell>
        <Score attempt={attempt} />
      </TableCell>
      <TableCell>
        <Badge variant={status.tone} className="whitespace-nowrap">
          {t(`labels.${status.label}`)}
        </Badge>
      </TableCell>
      <TableCell>{attemptName(attempt.sectionName)}</TableCell>
      <TableCell>{t(`testTypes.${attempt.testType}`)}</TableCell>
      <TableCell>{attempt.completed ? attempt.correctAnswers : NOTHING}</TableCell>
      <TableCell>{attempt.totalQuestions}</TableCell>
      <TableCell className="whitespace-nowrap">
        {attempt.completed ? formatDuration(attempt.totalDurationSeconds) : NOTHING}
      </TableCell>
    </TableRow>
  );
}

function Score({ attempt }: { attempt: AttemptEntry }) {
  if (attempt.successPercentage === null) return <>{NOTHING}</>;
  return <Badge variant={isSuccessScore(attempt) ? 'success' : 'error'}>{attempt.successPercentage}%</Badge>;
}
