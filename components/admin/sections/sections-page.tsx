'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { deleteSection, listEverySection, restoreSection } from '@/lib/bank/sections/endpoints';
import { call } from '@/lib/browser/api/call';
import { SECTION_COUNT_WORD } from '@/lib/kernel/section-facts';
import { EditSection } from './edit-section';
import { countHeld, isDeletable } from './section-removal';
import { SectionTable } from './section-table';

/** Describes what deleting a section will do (docs/decisions, "Questions and answers"). */
function consequenceOf(section: AdminSectionView): string {
  const held = countHeld(section);
  if (isDeletable(section)) return 'The section has no questions and is deleted permanently.';
  const reason =
    held === 0
      ? `is one of the certification’s ${SECTION_COUNT_WORD}`
      : `has ${held} ${held === 1 ? 'question' : 'questions'}`;
  return `The section ${reason}, so it is archived: tests no longer offer it, and past results still show it. You can restore it.`;
}

export function SectionsPage({ initial }: { initial: AdminSectionView[] }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState<AdminSectionView | null>(null);
  const [deleting, setDeleting] = useState<AdminSectionView | null>(null);
  const list = useQuery({
    queryKey: ['admin', 'sections'],
    queryFn: () => call(listEverySection, {}),
    initialData: initial,
  });
  const onSettled = () => {
    setDeleting(null);
    return client.invalidateQueries({ queryKey: ['admin'] });
  };
  const remove = useMutation({
    mutationFn: ({ id }: AdminSectionView) => call(deleteSection, { params: { id } }),
    onSuccess: (_done, section) =>
      saySuccess(isDeletable(section) ? 'Section deleted successfully' : 'Section archived'),
    onError: (error) => sayError(error, 'Failed to delete section'),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id }: AdminSectionView) => call(restoreSection, { params: { id }, body: {} }),
    onSuccess: () => saySuccess('Section restored successfully'),
    onError: (error) => sayError(error, 'Failed to restore section'),
    onSettled,
  });
  const act = deleting && isDeletable(deleting) ? 'Delete' : 'Archive';
  const isBusy = remove.isPending || restore.isPending;

  return (
    <div className="flex flex-col gap-4">
      <LoadError error={list.error} fallback="Failed to load sections" onRetry={() => void list.refetch()} />
      {list.data.length === 0 ? (
        <EmptyState title="No sections yet" action={<LinkButton href="/admin">Add section</LinkButton>} />
      ) : (
        <SectionTable
          sections={list.data}
          isBusy={isBusy}
          onEdit={setEditing}
          onDelete={setDeleting}
          onRestore={(section) => restore.mutate(section)}
        />
      )}
      {editing ? <EditSection key={editing.id} section={editing} onClose={() => setEditing(null)} /> : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        destructive
        pending={isBusy}
        title={`${act} the section “${deleting?.name}”?`}
        description={deleting ? consequenceOf(deleting) : ''}
        confirmLabel={isBusy ? 'Saving…' : `${act} section`}
        onConfirm={() => {
          if (deleting) remove.mutate(deleting);
        }}
      />
    </div>
  );
}
