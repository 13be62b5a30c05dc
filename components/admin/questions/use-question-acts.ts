'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { messageOf } from '@/components/admin/message-of';
import { type AdminQuestionView, deleteQuestion } from '@/lib/bank/contract';
import { type BulkChange, changeQuestions } from '@/lib/bank/editing/contract';
import { call } from '@/lib/browser/call';

const UNDO_SHOWN_MS = 10_000;

/** Former states of what is about to be archived or published, each with the questions that had it. */
function groupByState(questions: AdminQuestionView[], ids: number[]): [AdminQuestionView['state'], number[]][] {
  const groups = new Map<AdminQuestionView['state'], number[]>();
  for (const { id, state } of questions) {
    if (ids.includes(id)) groups.set(state, [...(groups.get(state) ?? []), id]);
  }
  return [...groups];
}

/** Deleting one question and changing several, with what is said afterwards. */
export function useQuestionActs() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const reload = () => client.invalidateQueries({ queryKey: ['admin'] });
  const run = async (act: () => Promise<void>, failed: string): Promise<void> => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      toast.error('Error', { description: messageOf(error, failed) });
    } finally {
      setIsBusy(false);
    }
    await reload();
  };
  const restore = (groups: [AdminQuestionView['state'], number[]][]) =>
    run(async () => {
      for (const [state, ids] of groups) await call(changeQuestions, { body: { ids, change: { state } } });
    }, 'Failed to update question');

  return {
    isBusy,
    remove: ({ id }: AdminQuestionView) =>
      run(async () => {
        await call(deleteQuestion, { params: { id } });
        toast.success('Success', { description: 'Question deleted successfully' });
      }, 'Failed to delete question'),
    change: (ids: number[], change: BulkChange, shown: AdminQuestionView[]) =>
      run(async () => {
        const { changed } = await call(changeQuestions, { body: { ids, change } });
        const before = groupByState(shown, ids);
        const canUndo = 'state' in change && before.flatMap(([, known]) => known).length === ids.length;
        toast.success('Success', {
          description: `${changed} ${changed === 1 ? 'question' : 'questions'} changed`,
          ...(canUndo
            ? { duration: UNDO_SHOWN_MS, action: { label: 'Undo', onClick: () => void restore(before) } }
            : {}),
        });
      }, 'Failed to update question'),
  };
}
