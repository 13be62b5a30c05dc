import 'server-only';
import type { Page } from '@/lib/kernel/page';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AdminReportView } from './contract';
import { listReports } from './service';

/** The open reports, with which the page begins. */
export async function loadOpenReports(): Promise<Page<AdminReportView>> {
  await requirePageAdmin('/admin/reports');
  return listReports({ status: 'open', page: 0, size: 25 });
}
