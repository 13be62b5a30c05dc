import type { Metadata } from 'next';
import { AccessDenied } from '@/components/dashboard/access-denied';
import { DashboardPage } from '@/components/dashboard/dashboard-page';
import { loadDashboard } from '@/lib/analytics/loader';

export const metadata: Metadata = { title: 'Analytics dashboard', robots: { index: false } };

export default async function Page() {
  const { isAdmin, dashboard } = await loadDashboard();
  return isAdmin ? <DashboardPage initial={dashboard} /> : <AccessDenied />;
}
