import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AdminQuestionView, QuestionBody } from '@/lib/bank/editing/contract';
import { fieldsOf, type QuestionFields } from './question-fields';

const SHELF_NAMES = {
  sectionId: 'section',
  topic: 'topic',
  difficulty: 'difficulty',
  tier: 'tier',
  state: 'state',
  isForMockTest: 'mock test',
} as const;
const SHELF = Object.keys(SHELF_NAMES) as (keyof typeof SHELF_NAMES)[];

/**
 * Copies the section, state and other metadata that another admin saved into the fields that this admin has not
 * touched. Otherwise saving new wording could publish a question that was archived in the meantime. Returns
 * descriptions of the copied fields.
 */
export function useQuestionMetadata(theirs: AdminQuestionView | undefined): string[] {
  const { getValues, resetField, formState } = useFormContext<QuestionFields, unknown, QuestionBody>();
  const { defaultValues } = formState;
  const [taken, setTaken] = useState<string[]>([]);
  const take = useEffectEvent((question: AdminQuestionView) => {
    const fields = fieldsOf(question);
    const untouched = SHELF.filter((name) => getValues(name) === defaultValues?.[name]);
    const changed = untouched.filter((name) => fields[name] !== defaultValues?.[name]);
    for (const name of changed) resetField(name, { defaultValue: fields[name] });
    setTaken((known) => [...new Set([...known, ...changed.map((name) => SHELF_NAMES[name])])]);
  });
  useEffect(() => {
    if (theirs) take(theirs);
  }, [theirs]);
  return taken;
}
