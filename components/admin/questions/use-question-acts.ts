'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayError, saySuccess } from '@/components/layout/toasts';
import type { AdminQuestionView, BulkChange } from '@/lib/bank/editing/contract';
import { changeQuestions, confirmQuestions, deleteQuestion } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';

const UNDO_SHOWN_MS = 10_000;

/** Returns the change that undoes `change` by restoring the question's previous value. */
function undoOf(
  change: BulkChange,
  { sectionId, topic, difficulty, tier, isForMockTest, state }: AdminQuestionView,
): BulkChange {
  if ('sectionId' in change) return { sectionId };
  if ('topic' in change) return { topic };
  if ('difficulty' in change) return { difficulty };
  if ('tier' in change) return { tier };
  return 'isForMockTest' in change ? { isForMockTest } : { state };
}

type Undo = { change: BulkChange; ids: number[] };

/** Groups the questions by the value that an undo restores, because one request can set only one value. */
function listUndos(change: BulkChange, questions: AdminQuestionView[]): Undo[] {
  const undos = new Map<string, Undo>();
  for (const question of questions) {
    const undo = undoOf(change, question);
    const name = JSON.stringify(undo);
    undos.set(name, { change: undo, ids: [...(undos.get(name)?.ids ?? []), question.id] });
  }
  return [...undos.values()];
}

interface Asked {
  ids: number[];
  change: BulkChange;
  /** True if the admin has confirmed that these questions were correct. Required if people have answered them. */
  isOnlyUnasked: boolean;
  shown: AdminQuestionView[];
}

/** Deletes one question or changes several, with toasts for the outcome. */
export function useQuestionActs() {
  const client = useQueryClient();
  const options = (failed: string) => ({
    onError: (error: Error) => sayError(error, failed),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const undo = useMutation({
    mutationFn: async (undos: Undo[]) => {
      for (const { ids, change: former } of undos) await call(changeQuestions, { body: { ids, change: former } });
    },
    onSuccess: () => saySuccess('Change undone'),
    ...options('Failed to update question'),
  });
  const remove = useMutation({
    mutationFn: ({ id, isOnlyUnasked }: { id: number; isDeletable: boolean; isOnlyUnasked: boolean }) =>
      call(deleteQuestion, { params: { id }, query: isOnlyUnasked ? { isOnlyUnasked: 'true' } : {} }),
    onSuccess: (_done, { isDeletable }) =>
      saySuccess(isDeletable ? 'Question deleted successfully' : 'Question archived'),
    ...options('Failed to delete question'),
  });
  const confirm = useMutation({
    mutationFn: (body: { ids: number[]; isFormerFigureMeant?: boolean }) => call(confirmQuestions, { body }),
    onSuccess: ({ changed }) => saySuccess(`${changed} ${changed === 1 ? 'question' : 'questions'} confirmed`),
    ...options('Failed to confirm questions'),
  });
  const change = useMutation({
    mutationFn: ({ ids, change: made, isOnlyUnasked }: Asked) =>
      call(changeQuestions, { body: { ids, change: made, isOnlyUnasked } }),
    onSuccess: ({ changed }, { ids, change: made, shown }) => {
      const former = shown.filter(({ id }) => ids.includes(id));
      const action = { label: 'Undo', onClick: () => undo.mutate(listUndos(made, former)) };
      // Undo is offered only if it would restore every changed question.
      const offer = former.length === ids.length ? { duration: UNDO_SHOWN_MS, action } : {};
      saySuccess(`${changed} ${changed === 1 ? 'question' : 'questions'} changed`, offer);
    },
    ...options('Failed to update question'),
  });
  return {
    isBusy: [undo, remove, confirm, change].some(({ isPending }) => isPending),
    remove: remove.mutate,
    confirm: confirm.mutate,
    change: change.mutate,
  };
}
