import { Activity, Globe, LogIn, MousePointerClick } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import type { DashboardView } from '@/lib/analytics/contract';
import { showCount, showDecimal, showPercent } from './figures';

/**
 * Key figures. The API calls one of them "Unique IPs" although it counts sessions; the note below the number explains
 * that.
 */
export function StatCards({ dashboard }: { dashboard: DashboardView }) {
  const { basicStats, topCountries } = dashboard;
  const inTopCountries = topCountries.reduce((sum, country) => sum + country.sessionCount, 0);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Total Sessions"
        value={showCount(basicStats.totalSessions)}
        note="Browsers that opened the site, all time"
        icon={<Activity aria-hidden className="size-5 max-sm:hidden" />}
      />
      <StatCard
        label="Authenticated Users"
        value={showCount(basicStats.authenticatedSessions)}
        note={`Sessions with a sign-in, ${showPercent(basicStats.authenticationRate)} auth rate`}
        icon={<LogIn aria-hidden className="size-5 max-sm:hidden" />}
      />
      <StatCard
        label="Unique IPs"
        value={showCount(inTopCountries)}
        note="Sessions in the top countries, not distinct addresses"
        icon={<Globe aria-hidden className="size-5 max-sm:hidden" />}
      />
      <StatCard
        label="Avg Requests"
        value={showDecimal(basicStats.avgRequestCount)}
        note="Requests per session, all time"
        icon={<MousePointerClick aria-hidden className="size-5 max-sm:hidden" />}
      />
    </div>
  );
}
