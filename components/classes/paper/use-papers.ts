import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from '#texts';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { EnteredView, PaperPreview } from '@/lib/classes/paper/answers/contract';
import { previewPapers, savePapers } from '@/lib/classes/paper/answers/endpoints';
import type { AssignmentId, ClassId } from '@/lib/kernel/ids';
import { useDraft } from './use-draft';

/**
 * State of the paper answers: the typed list, its preview and the saved entries. Changing the list discards the
 * preview.
 */
export function usePapers(params: { id: ClassId; assignmentId: AssignmentId }, initial: readonly EnteredView[]) {
  const t = useTranslations('paper');
  const { list, setList } = useDraft(params.assignmentId);
  const [preview, setPreview] = useState<PaperPreview | null>(null);
  const [entered, setEntered] = useState(initial);
  const [savedCount, setSavedCount] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (next: string) => {
    setList(next);
    setPreview(null);
    setSavedCount(0);
  };
  const reading = useMutation({
    mutationFn: () => call(previewPapers, { params, body: { list } }),
    onMutate: () => setProblem(null),
    onSuccess: setPreview,
  });
  /** The list stays in the form if the save fails. */
  const saving = useMutation({
    mutationFn: (replace: boolean) => call(savePapers, { params, body: { list, replace } }),
    onSuccess: ({ saved, entered: now }) => {
      setEntered(now);
      change('');
      setSavedCount(saved);
    },
  });
  const isBusy = reading.isPending || saving.isPending;
  const check = () => {
    if (list.trim() === '') return setProblem(t('pasteFirst'));
    if (isBusy) return;
    setSavedCount(0);
    saving.reset();
    reading.mutate();
  };
  const failed = reading.error ?? saving.error;
  const error = problem ?? findErrorText(failed, t('notRead'));
  return { list, change, preview, check, save: saving.mutate, savedCount, entered, setEntered, isBusy, error };
}

export type Papers = ReturnType<typeof usePapers>;
