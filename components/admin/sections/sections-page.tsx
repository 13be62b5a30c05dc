'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/admin/load-error';
import { sayError, saySuccess } from '@/components/layout/toasts';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { AdminSectionView } from '@/lib/bank/sections/contract';
import { deleteSection, listEverySection, restoreSection } from '@/lib/bank/sections/endpoints';
import { call } from '@/lib/browser/api/call';
import { isCertificationSection, SECTION_COUNT_WORD } from '@/lib/kernel/exam';
import { EditSection } from './edit-section';
import { SectionTable } from './section-table';

/** Describes what deleting a section will do (docs/decisions, "Questions and answers"). */
function consequenceOf({ id, questionCount, draftCount, archivedCount }: AdminSectionView): string {
  const held = questionCount + draftCount + archivedCount;
  if (held === 0 && !isCertificationSection(id)) return 'The section has no questions and is deleted permanently.';
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
  const [isBusy, setIsBusy] = useState(false);
  const list = useQuery({
    queryKey: ['admin', 'sections'],
    queryFn: () => call(listEverySection, {}),
    initialData: initial,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['admin'] });

  const act = async (action: () => Promise<unknown>, said: { done: string; failed: string }) => {
    setIsBusy(true);
    try {
      await action();
      saySuccess(said.done);
    } catch (error) {
      sayError(error, said.failed);
    } finally {
      setIsBusy(false);
      setDeleting(null);
    }
    await reload();
  };
  const remove = ({ id }: AdminSectionView) =>
    act(() => call(deleteSection, { params: { id } }), {
      done: 'Section deleted successfully',
      failed: 'Failed to delete section',
    });
  const restore = ({ id }: AdminSectionView) =>
    act(() => call(restoreSection, { params: { id }, body: {} }), {
      done: 'Section restored successfully',
      failed: 'Failed to restore section',
    });

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
          onRestore={(section) => void restore(section)}
        />
      )}
      {editing ? <EditSection key={editing.id} section={editing} onClose={() => setEditing(null)} /> : null}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        destructive
        pending={isBusy}
        title={`Delete the section “${deleting?.name}”?`}
        description={deleting ? consequenceOf(deleting) : ''}
        confirmLabel={isBusy ? 'Deleting…' : 'Delete section'}
        onConfirm={() => {
          if (deleting) void remove(deleting);
        }}
      />
    </div>
  );
}
