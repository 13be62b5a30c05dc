import { useState } from 'react';
import { useAct } from '@/components/classes/use-act';
import { call } from '@/lib/browser/api/call';
import type { EnteredView, PaperPreview } from '@/lib/classes/paper/answers/contract';
import { previewPapers, savePapers } from '@/lib/classes/paper/answers/endpoints';
import type { AssignmentId, ClassId } from '@/lib/kernel/ids';
import { useDraft } from './use-draft';

/**
 * State of the paper answers: the typed list, its preview and the saved entries. A change of the list discards the
 * preview.
 */
export function usePapers(params: { id: ClassId; assignmentId: AssignmentId }, initial: readonly EnteredView[]) {
  const { list, setList } = useDraft(params.assignmentId);
  const [preview, setPreview] = useState<PaperPreview | null>(null);
  const [entered, setEntered] = useState(initial);
  const [savedCount, setSavedCount] = useState(0);
  const { act, isBusy, error, setError } = useAct("The answers couldn't be read. Please try again.");
  const change = (next: string) => {
    setList(next);
    setPreview(null);
    setSavedCount(0);
  };
  const check = () => {
    if (list.trim() === '') return setError('Paste the answers first: a line for each student.');
    setSavedCount(0);
    void act(async () => setPreview(await call(previewPapers, { params, body: { list } })));
  };
  /** Resolves to true if the save succeeded. A failed save keeps the list. */
  const save = (replace: boolean): Promise<boolean> =>
    act(async () => {
      const { saved, entered: now } = await call(savePapers, { params, body: { list, replace } });
      setEntered(now);
      change('');
      setSavedCount(saved);
    });
  return { list, change, preview, check, save, savedCount, entered, setEntered, isBusy, error };
}

export type Papers = ReturnType<typeof usePapers>;
