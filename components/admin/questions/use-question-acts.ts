'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayError, saySuccess } from '@/components/layout/toasts';
import type { AdminQuestionView, BulkChange } from '@/lib/bank/editing/contract';
import { changeQuestions, confirmQuestions, deleteQuestion } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';

const UNDO_SHOWN_MS = 10_000;

/** Change that restores the question's value before `change`. */
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

/** Groups the questions by the value that an undo restores, because one request sets one value. */
function listUndos(change: BulkChange, questions: AdminQuestionView[]): Undo[] {
  const undos = new Map<string, Undo>();
  for (const question of questions) {
    const undo = undoOf(change, question);
    const name = JSON.stringify(undo);
    undos.set(name, { change: undo, ids: [...(undos.get(name)?.ids ?? []), question.id] });
  }
  return [...undos.values()];
}

interface Shown {
  /** The admin has confirmed that the questions were correct, though people have answered them. */
  isOnlyUnasked: boolean;
  shown: AdminQuestionView[];
}

/** Deletes one question or changes several, with toasts for the outcome. */
export function useQuestionActs() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: ['admin'] });
  /** Returns whether the action succeeded. */
  const run = async (act: () => Promise<void>, failed: string): Promise<boolean> => {
    setIsBusy(true);
    const isDone = await act().then(
      () => true,
      (error: unknown) => {
        sayError(error, failed);
        return false;
      },
    );
    setIsBusy(false);
    await reload();
    return isDone;
  };
  const undo = (undos: Undo[]) =>
    run(async () => {
      for (const { ids, change } of undos) await call(changeQuestions, { body: { ids, change } });
      saySuccess('Change undone');
    }, 'Failed to update question');

  return {
    isBusy,
    remove: ({ id }: AdminQuestionView, isOnlyUnasked: boolean) =>
      run(async () => {
        await call(deleteQuestion, { params: { id }, query: isOnlyUnasked ? { isOnlyUnasked: 'true' } : {} });
        saySuccess('Question deleted successfully');
      }, 'Failed to delete question'),
    confirm: (ids: number[]) =>
      run(async () => {
        const { changed } = await call(confirmQuestions, { body: { ids } });
        saySuccess(`${changed} ${changed === 1 ? 'question' : 'questions'} confirmed`);
      }, 'Failed to confirm questions'),
    change: (ids: number[], change: BulkChange, { isOnlyUnasked, shown }: Shown) =>
      run(async () => {
        const { changed } = await call(changeQuestions, { body: { ids, change, isOnlyUnasked } });
        const former = shown.filter(({ id }) => ids.includes(id));
        const action = { label: 'Undo', onClick: () => void undo(listUndos(change, former)) };
        // Undo is offered only if it would restore every changed question.
        const offer = former.length === ids.length ? { duration: UNDO_SHOWN_MS, action } : {};
        saySuccess(`${changed} ${changed === 1 ? 'question' : 'questions'} changed`, offer);
      }, 'Failed to update question'),
  };
}
