'use client';

import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { listQuestions } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { listFacts } from '@/lib/facts/endpoints';
import { listFlaggedItems } from '@/lib/item-analysis/endpoints';
import { listReports } from '@/lib/reports/answering/endpoints';
import { listTestimonials } from '@/lib/testimonials/approving/endpoints';
import { ClassCounts } from './class-counts';
import { LoadError } from './load-error';

/** Requests only one entry of each list, because only the total is needed. */
const FIRST = { page: 0, size: 1 };

interface Kind {
  name: string;
  what: string;
  /** Text for an empty list. */
  none: string;
  open: string;
  href: string;
  count: () => Promise<number>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Open reports',
    what: 'People who reported a question are waiting for an answer.',
    none: 'Every report has been answered.',
    open: 'Answer reports',
    href: '/admin/reports',
    count: () => call(listReports, { query: { ...FIRST, status: 'open' } }).then((list) => list.totalItems),
  },
  {
    name: 'Testimonials to approve',
    what: 'Learners have written testimonials for the landing page.',
    none: 'No testimonial is waiting to be approved.',
    open: 'Read testimonials',
    href: '/admin/praise',
    count: () => call(listTestimonials, { query: { ...FIRST, status: 'waiting' } }).then((list) => list.totalItems),
  },
  {
    name: 'Drafts',
    what: 'Tests ask drafts once they are published.',
    none: 'No question is waiting to be published.',
    open: 'View drafts',
    href: '/admin/questions?state=draft',
    count: () => call(listQuestions, { query: { ...FIRST, state: 'draft' } }).then((list) => list.totalItems),
  },
  {
    name: 'Questions in review',
    what: 'A fact in these questions has changed. Tests leave them out until you confirm them.',
    none: 'No question is in review.',
    open: 'View questions in review',
    href: '/admin/questions?state=in_review',
    count: () => call(listQuestions, { query: { ...FIRST, state: 'in_review' } }).then((list) => list.totalItems),
  },
  {
    name: 'Facts to check',
    what: 'These facts are due for a check: look each one up and mark it as checked.',
    none: 'No fact is due for a check.',
    open: 'View facts',
    href: '/admin/facts?show=due',
    count: () => call(listFacts, { query: { ...FIRST, due: 'true' } }).then((list) => list.totalItems),
  },
  {
    name: 'Flagged items',
    what: 'First answers suggest that something may be wrong with these questions.',
    none: 'No question stands out.',
    open: 'View flagged items',
    href: '/admin/item-analysis',
    count: () => call(listFlaggedItems, { query: FIRST }).then((list) => list.totalItems),
  },
];

/** Start page of the admin panel: lists open work. */
export function WaitingPage() {
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="waiting-title" className="flex flex-col gap-4">
        <h2 id="waiting-title" className="font-semibold text-xl">
          Open work
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {KINDS.map((kind) => (
            <WaitingCard key={kind.href} kind={kind} />
          ))}
        </ul>
      </section>
      <ClassCounts />
    </div>
  );
}

function WaitingCard({ kind: { name, what, none, open, href, count } }: { kind: Kind }) {
  const waiting = useQuery({ queryKey: ['admin', 'waiting', href], queryFn: count });
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-border bg-card p-5 shadow-card">
      <h3 className="font-medium text-muted-foreground">{name}</h3>
      {waiting.isPending ? <Skeleton className="h-10 w-16" /> : null}
      <LoadError error={waiting.error} fallback="Failed to load data" onRetry={() => void waiting.refetch()} />
      {waiting.data === undefined ? null : (
        <>
          <p className="font-bold text-4xl tabular-nums">{waiting.data.toLocaleString('en-US')}</p>
          <p className="flex-1">{waiting.data === 0 ? none : what}</p>
          <LinkButton href={href} variant={waiting.data === 0 ? 'ghost' : 'outline'} className="self-start">
            {open}
          </LinkButton>
        </>
      )}
    </li>
  );
}
