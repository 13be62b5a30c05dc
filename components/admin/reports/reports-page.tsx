'use client';

import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { ShowSelect } from '@/components/admin/show-select';
import { useAddress } from '@/components/admin/use-address';
import { useAdminList } from '@/components/admin/use-admin-list';
import { EmptyState } from '@/components/ui/empty-state';
import { call } from '@/lib/browser/api/call';
import type { Page } from '@/lib/kernel/pagination';
import type { AdminReportView } from '@/lib/reports/answering/contract';
import { listReports } from '@/lib/reports/answering/endpoints';
import { REPORT_STATUSES, readStatus } from '@/lib/reports/answering/rules';
import { ReportCard } from './report-card';
import { STATUS_NAMES } from './status-names';
import { SummarySetting } from './summary-setting';

/** Lists users' reports about questions. `initial` is the page that the server rendered for the opened URL. */
export function ReportsPage({ initial }: { initial: Page<AdminReportView> }) {
  const { show, page, changeShow, changePage } = useAddress();
  const status = readStatus(show);
  const asked = `${status} ${page}`;
  const { shown, ...list } = useAdminList({
    name: 'reports',
    asked,
    initial,
    load: () => call(listReports, { query: { status, page } }),
  });
  return (
    <div className="flex flex-col gap-4">
      <ShowSelect
        value={status}
        options={REPORT_STATUSES.map((name) => [name, STATUS_NAMES[name]])}
        onChange={changeShow}
      />
      <SummarySetting />
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={page}
        isFetching={list.isFetching}
        empty={
          <EmptyState title="No reports here">
            {status === 'open' ? 'Every report has been answered.' : 'Choose another status above.'}
          </EmptyState>
        }
        onPageChange={changePage}
      >
        <ul className="flex flex-col gap-4">
          {shown.items.map((report) => (
            <ReportCard key={`${report.id} ${report.status}`} report={report} />
          ))}
        </ul>
      </PagedList>
    </div>
  );
}
