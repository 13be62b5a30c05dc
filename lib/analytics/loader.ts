import 'server-only';
import { readOr } from '@/lib/db/outage';
import { ROLES } from '@/lib/kernel/account';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { DashboardView } from './contract';
import { getDashboard } from './service';

interface LoadedDashboard {
  isAdmin: boolean;
  /** Null if loading failed. The page then requests the dashboard itself and shows the error. */
  dashboard: DashboardView | null;
}

/**
 * Loads the dashboard. The proxy has already redirected users who are not admins, except users who lost the role
 * seconds ago.
 */
export async function loadDashboard(): Promise<LoadedDashboard> {
  const viewer = await requirePageViewer('/admin/dashboard');
  if (!viewer.roles.includes(ROLES.admin)) return { isAdmin: false, dashboard: null };
  return { isAdmin: true, dashboard: await readOr(null, 'dashboard not read', getDashboard) };
}
