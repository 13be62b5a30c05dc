import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
  // A ref blocks a second press, because disabling the button would drop its focus.
  const isSaving = useRef(false);
  const restore = async ({ text, explanation, reference, picture, answers }: RevisionView): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    const wording = { text, explanation, reference, picture: picture ?? null, answers };
    const body = { ...fieldsOf(question), ...wording, seenUpdatedAt: question.updatedAt };
    try {
      await call(updateQuestion, { params: { id: question.id }, body });
      onRestored();
      succeed({ message: 'Question updated successfully', shownMs: EDITED_SHOWN_MS });
    } catch (error) {
      fail(error, 'Failed to update question');
    }
    // Also runs after a conflict, to load the newer revision.
    await client.invalidateQueries({ queryKey: ['admin'] });
    isSaving.current = false;
  };
  return { status, restore };
}
