import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { QuestionBody } from '@/lib/bank/editing/contract';
import { keepDraft, readDraft } from '@/lib/browser/session/drafts';
import { QUESTION_STATES } from '@/lib/kernel/exam';
import { z } from '@/lib/kernel/schema';
import type { QuestionFields } from './question-fields';

/** Schema of a stored draft: checks the types only, because a draft may still be invalid. */
const storedFields = z.object({
  text: z.string(),
  sectionId: z.number(),
  topic: z.string(),
  difficulty: z.number(),
  state: z.enum(QUESTION_STATES),
  isForMockTest: z.boolean(),
  answers: z.array(z.object({ text: z.string(), isCorrect: z.boolean(), why: z.string() })),
  explanation: z.string(),
  reference: z.string(),
  picture: z.object({ svg: z.string(), description: z.string() }).nullable().default(null),
});

/** Restores the draft when the form opens, and stores changes until the form is saved. */
export function useQuestionDraft(
  { reset, watch, formState }: UseFormReturn<QuestionFields, unknown, QuestionBody>,
  name: string | undefined,
): void {
  const { isDirty } = formState;
  const fields = name === undefined ? null : watch();
  // Restores the draft once, before the effect below stores changes. Done in an effect, because the server does not
  // have the draft.
  useEffect(() => {
    const stored = name === undefined ? null : storedFields.safeParse(readDraft(name));
    if (stored?.success) reset(stored.data, { keepDefaultValues: true });
  }, [name, reset]);
  useEffect(() => {
    if (name !== undefined) keepDraft(name, isDirty ? fields : null);
  }, [name, isDirty, fields]);
}
