import 'server-only';
import { type Page, readPage } from '@/lib/kernel/pagination';
import { requirePageAdmin } from '@/lib/session/page-viewer';
import type { AdminReportView } from './contract';
import { readStatus } from './rules';
import { listReports } from './service';

/** Loads the reports for the filter and page in the URL. */
export async function loadReports(search: { show?: unknown; page?: unknown }): Promise<Page<AdminReportView>> {
  await requirePageAdmin('/admin/reports');
  return listReports({ status: readStatus(search.show), page: readPage(search.page), size: 25 });
}
