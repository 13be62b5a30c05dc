import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { ROLES } from '@/lib/kernel/account';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { DashboardView } from './contract';
import { getDashboard } from './service';

interface LoadedDashboard {
  isAdmin: boolean;
  /** Null when it could not be read: the page then retries and shows the error. */
  dashboard: DashboardView | null;
}

/**
 * Returns the dashboard. The proxy has already redirected everybody else; an account whose role was revoked seconds ago
 * gets "no access".
 */
export async function loadDashboard(): Promise<LoadedDashboard> {
  const viewer = await requirePageViewer('/admin/dashboard');
  if (!viewer.roles.includes(ROLES.admin)) return { isAdmin: false, dashboard: null };
  try {
    return { isAdmin: true, dashboard: await getDashboard() };
  } catch (error) {
    if (!noteOutage(error)) log.error('dashboard not read', { error });
    return { isAdmin: true, dashboard: null };
  }
}
