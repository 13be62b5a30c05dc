'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Pagination } from '@/components/ui/pagination';
import { Select } from '@/components/ui/select';
import { type AuditView, listAudit } from '@/lib/audit/contract';
import { call } from '@/lib/browser/call';
import type { Page } from '@/lib/kernel/page';
import { AuditTable } from './audit-table';

const ACTIONS = [
  ['', 'Everything'],
  ['question.', 'Questions'],
  ['section.', 'Sections'],
  ['report.', 'Reports'],
  ['bank.', 'Imports'],
  ['admin.', 'Admins'],
  ['user.', 'People'],
] as const;

/** Who changed what, when, from what to what. `initial`: the newest entries. */
export function AuditPage({ initial }: { initial: Page<AuditView> }) {
  const [action, setAction] = useState('');
  const [page, setPage] = useState(0);
  const list = useQuery({
    queryKey: ['admin', 'audit', action, page],
    queryFn: () => call(listAudit, { query: { page, ...(action ? { action } : {}) } }),
    ...(action === '' && page === 0 ? { initialData: initial } : {}),
    placeholderData: (before: Page<AuditView> | undefined) => before,
  });
  const shown = list.data ?? initial;
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-xs">
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={action}
              onChange={(event) => {
                setAction(event.target.value);
                setPage(0);
              }}
            >
              {ACTIONS.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <LoadError error={list.error} fallback="Failed to load data" onRetry={() => void list.refetch()} />
      {shown.items.length === 0 ? (
        <EmptyState title="Nothing here yet">What admins change is written down here.</EmptyState>
      ) : (
        <AuditTable entries={shown.items} />
      )}
      <Pagination page={page} totalPages={shown.totalPages} disabled={list.isFetching} onPageChange={setPage} />
    </div>
  );
}
