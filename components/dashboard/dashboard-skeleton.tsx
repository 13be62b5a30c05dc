import { LoaderCircle } from 'lucide-react';
import { Skeleton } from '@/components/ui/skeleton';
import { DashboardHeader } from './dashboard-header';

const STATS = ['sessions', 'users', 'addresses', 'requests'];

/** Placeholder in the layout of the dashboard. */
export function DashboardSkeleton() {
  return (
    <>
      {/* The text has the height of the Refresh button, so that nothing moves when the data arrives. */}
      <DashboardHeader>
        <p role="status" className="flex h-11 items-center gap-2 text-muted-foreground">
          <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />
          Loading dashboard...
        </p>
      </DashboardHeader>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {STATS.map((stat) => (
          <Skeleton key={stat} className="h-33" />
        ))}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="h-160" />
        <Skeleton className="h-160" />
      </div>
    </>
  );
}
