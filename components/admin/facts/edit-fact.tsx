'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorDialog } from '@/components/admin/editor-dialog';
import { LoadError } from '@/components/admin/load-error';
import { useFormStatus } from '@/components/admin/use-form-status';
import { EDITED_SHOWN_MS } from '@/components/layout/toasts';
import { Spinner } from '@/components/ui/spinner';
import { call } from '@/lib/browser/api/call';
import type { FactBody } from '@/lib/facts/contract';
import { getFact, updateFact } from '@/lib/facts/endpoints';
import { FactForm } from './fact-form';

/**
 * Dialog that edits a fact. A new value puts the questions that use the fact in review, and the form reports how many.
 */
export function EditFact({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const [isDirty, setIsDirty] = useState(false);
  const { status, fail, succeed } = useFormStatus();
  // Not refetched, because a reload would overwrite what the admin typed.
  const opened = useQuery({
    queryKey: ['admin-fact', id],
    queryFn: () => call(getFact, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (body: FactBody) => call(updateFact, { params: { id }, body }),
    onSuccess: ({ sentToReview: { length: count } }) => {
      setIsDirty(false);
      const sent = count === 0 ? '' : ` ${count} ${count === 1 ? 'question is' : 'questions are'} in review now.`;
      succeed({ message: `Fact saved.${sent}`, shownMs: EDITED_SHOWN_MS, onceSeen: onClose });
    },
    onError: (error) => fail(error, 'Failed to save the fact'),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return (
    <EditorDialog title="Edit fact" thing="fact" isDirty={isDirty} className="max-w-2xl!" onClose={onClose}>
      <LoadError error={opened.error} fallback="Failed to load data" onRetry={() => void opened.refetch()} />
      {opened.isPending ? <Spinner /> : null}
      {opened.data ? (
        <FactForm
          fact={opened.data}
          status={status}
          isSaving={save.isPending}
          onDirty={setIsDirty}
          onSubmit={(body) => (save.isPending ? undefined : save.mutate(body))}
        />
      ) : null}
    </EditorDialog>
  );
}
