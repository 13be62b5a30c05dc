import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormStatus } from '@/components/admin/use-form-status';
import { EDITED_SHOWN_MS } from '@/components/layout/toasts';
import type { AdminQuestionView, RevisionView } from '@/lib/bank/editing/contract';
import { updateQuestion } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { fieldsOf } from './question-fields';

/**
 * Saves an earlier revision as the newest one. Reports a conflict if another admin has saved since this page loaded.
 */
export function useRestore(question: AdminQuestionView, onRestored: () => void) {
  const client = useQueryClient();
  const { status, fail, succeed } = useFormStatus();
  const save = useMutation({
    mutationFn: ({ text, explanation, reference, picture, answers }: RevisionView) => {
      const wording = { text, explanation, reference, picture: picture ?? null, answers };
      const body = { ...fieldsOf(question), ...wording, seenUpdatedAt: question.updatedAt };
      return call(updateQuestion, { params: { id: question.id }, body });
    },
    onSuccess: () => {
      onRestored();
      succeed({ message: 'Question updated successfully', shownMs: EDITED_SHOWN_MS });
    },
    onError: (error) => fail(error, 'Failed to update question'),
    // Also runs after a conflict, to load the newer revision.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return { status, restore: (revision: RevisionView) => (save.isPending ? undefined : save.mutate(revision)) };
}
