import 'server-only';
import { noteOutage } from '@/lib/db/outage';
import { ROLES } from '@/lib/kernel/account';
import { log } from '@/lib/log';
import { requirePageViewer } from '@/lib/session/page-viewer';
import type { DashboardView } from './contract';
import { getDashboard } from './service';

interface LoadedDashboard {
  isAdmin: boolean;
  /** Null when it could not be read: the page then asks again and says what is wrong. */
  dashboard: DashboardView | null;
}

/**
 * The proxy has already sent everybody else away. An account that gets past it anyway, because its role was taken away seconds
 * ago, is told that it has no access.
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
