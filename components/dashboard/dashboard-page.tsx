'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { EmptyState } from '@/components/ui/empty-state';
import type { DashboardView } from '@/lib/analytics/contract';
import { getDashboard } from '@/lib/analytics/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import { AccessDenied } from './access-denied';
import { AuthFunnel } from './auth-funnel';
import { DashboardHeader } from './dashboard-header';
import { DashboardSkeleton } from './dashboard-skeleton';
import { DeviceBreakdown } from './device-breakdown';
import { RecentSessions } from './recent-sessions';
import { StatCards } from './stat-cards';
import { TopCountries } from './top-countries';
import { Trends } from './trends';

/** `initial` is the server-rendered data, or null if the server could not read it. */
export function DashboardPage({ initial }: { initial: DashboardView | null }) {
  const client = useQueryClient();
  const dashboard = useQuery({
    queryKey: ['analytics', 'dashboard'],
    queryFn: () => call(getDashboard, {}),
    // Never refetched automatically; the Refresh button refetches.
    staleTime: Number.POSITIVE_INFINITY,
    ...(initial ? { initialData: initial } : {}),
  });
  const refresh = () => void client.refetchQueries({ queryKey: ['analytics'], type: 'active' });
  const { data, error, isFetching } = dashboard;

  if (error instanceof CallError && error.status === 403) return <AccessDenied />;
  if (!data) return error && !isFetching ? <Failed error={error} onRetry={refresh} /> : <DashboardSkeleton />;
  return (
    <>
      <DashboardHeader>
        <Button onClick={refresh} disabled={isFetching}>
          <RefreshCw aria-hidden className={cn('size-5', isFetching && 'motion-safe:animate-spin')} />
          Refresh
        </Button>
      </DashboardHeader>
      {error ? (
        <Alert variant="error" className="mb-6">
          <p className="font-semibold">Error Loading Dashboard</p>
          <p>{messageOf(error)}</p>
          <p>The figures below are the last ones we have.</p>
          <Button variant="link" onClick={refresh}>
            Try Again
          </Button>
        </Alert>
      ) : null}
      <div className="flex flex-col gap-6" aria-busy={isFetching}>
        <StatCards dashboard={data} />
        <AuthFunnel funnel={data.authFunnel} />
        {/* The last card of each column grows, so that both columns have the same height. */}
        <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-6 *:last:flex-1">
            <RecentSessions sessions={data.recentSessions} />
          </div>
          <div className="flex flex-col gap-6 *:last:flex-1">
            <TopCountries countries={data.topCountries} />
            <DeviceBreakdown breakdown={data.deviceBreakdown} hasSessions={data.basicStats.totalSessions > 0} />
          </div>
        </div>
        <Trends />
      </div>
    </>
  );
}

const messageOf = (error: Error): string => errorText(error, 'Failed to load dashboard data');

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <DashboardHeader />
      <div role="alert">
        <EmptyState title="Error Loading Dashboard" action={<Button onClick={onRetry}>Try Again</Button>}>
          {messageOf(error)}
        </EmptyState>
      </div>
    </>
  );
}
