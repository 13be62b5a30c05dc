'use client';

import { LoadError } from '@/components/admin/load-error';
import { PagedList } from '@/components/admin/paged-list';
import { ShowSelect } from '@/components/admin/show-select';
import { useAddress } from '@/components/admin/use-address';
import { useAdminList } from '@/components/admin/use-admin-list';
import { EmptyState } from '@/components/ui/empty-state';
import type { AuditView } from '@/lib/audit/contract';
import { listAudit } from '@/lib/audit/endpoints';
import { AUDIT_SHOWN, readShown } from '@/lib/audit/rules';
import { call } from '@/lib/browser/api/call';
import type { Page } from '@/lib/kernel/pagination';
import { AuditTable } from './audit-table';

const NAMES: Record<keyof typeof AUDIT_SHOWN, string> = {
  corrections: 'Corrections',
  questions: 'Questions',
  sections: 'Sections',
  imports: 'Imports',
  reports: 'Reports',
  admins: 'Admins',
  people: 'People',
  analytics: 'Analytics',
};

/** Audit log with old and new values. `initial` is the page that the server rendered for the opened URL. */
export function AuditPage({ initial }: { initial: Page<AuditView> }) {
  const { show, page, changeShow, changePage } = useAddress();
  const narrowed = readShown(show);
  const asked = `${narrowed} ${page}`;
  const { shown, ...list } = useAdminList({
    name: 'audit',
    asked,
    initial,
    load: () => call(listAudit, { query: { page, ...(narrowed ? { action: AUDIT_SHOWN[narrowed] } : {}) } }),
  });
  return (
    <div className="flex flex-col gap-4">
      <ShowSelect
        value={narrowed ?? ''}
        options={[['', 'Everything'], ...Object.entries(NAMES)]}
        onChange={changeShow}
      />
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      <PagedList
        list={shown}
        page={page}
        isFetching={list.isFetching}
        empty={<EmptyState title="Nothing here yet">Changes that admins make show up here.</EmptyState>}
        onPageChange={changePage}
      >
        <AuditTable entries={shown.items} />
      </PagedList>
    </div>
  );
}
