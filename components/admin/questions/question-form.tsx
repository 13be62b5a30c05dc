'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Counted } from '@/components/admin/counted';
import { FormNote } from '@/components/admin/form-note';
import { SUBMIT_KEYS, SubmitHint } from '@/components/admin/submit-key';
import { useFocusAfterReset } from '@/components/admin/use-focus-after-reset';
import { useFocusOnError } from '@/components/admin/use-focus-on-error';
import type { FormStatus } from '@/components/admin/use-form-status';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import type { QuestionView } from '@/lib/bank/contract';
import type { QuestionBody } from '@/lib/bank/editing/contract';
import { questionFields } from '@/lib/bank/forms-contract';
import { TEXT_LIMITS } from '@/lib/kernel/exam';
import { AnswerFields } from './answer-fields';
import { MetadataFields } from './metadata-fields';
import { PictureFields } from './picture-fields';
import { previewOf, type QuestionFields } from './question-fields';
import type { QuestionMetadata } from './question-metadata';
import { QuestionPreview } from './question-preview';
import { useQuestionDraft } from './use-question-draft';

interface QuestionFormProps {
  initial: QuestionFields;
  metadata: QuestionMetadata;
  status: FormStatus;
  submitLabel: string;
  /** True for a question that has not been saved yet, which therefore cannot be archived. */
  isNew: boolean;
  /** Storage key of the unsaved draft. */
  draft?: string;
  /** Returns the fields to show after the save, or null to leave them unchanged. */
  onSubmit: (fields: QuestionBody) => Promise<QuestionFields | null>;
  onDirty?: (isDirty: boolean) => void;
  /** True if `children` contain the button that saves. */
  hasOwnSave?: boolean;
  /** Content beside the buttons, such as the choices after a conflict. */
  children?: ReactNode;
}

/** Question form. Validates with the same schema as the server. */
export function QuestionForm({
  initial,
  metadata,
  status,
  submitLabel,
  isNew,
  draft,
  onSubmit,
  onDirty,
  hasOwnSave = false,
  children,
}: QuestionFormProps) {
  const [preview, setPreview] = useState<QuestionView | null>(null);
  const form = useForm<QuestionFields, unknown, QuestionBody>({
    resolver: zodResolver(questionFields),
    shouldFocusError: false,
    defaultValues: initial,
  });
  const { isSubmitting, isDirty } = form.formState;
  const formRef = useFocusOnError(form.formState);
  // A layout effect, so that the parent knows of the change even if Escape is pressed right after the keystroke.
  useLayoutEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useQuestionDraft(form, draft);
  const focusFirst = useFocusAfterReset(() => form.setFocus('text'));
  const save = form.handleSubmit(async (fields) => {
    const next = await onSubmit(fields);
    if (!next) return;
    form.reset(next);
    focusFirst();
  });
  return (
    <FormProvider {...form}>
      <form ref={formRef} noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
        <WordingField />
        <PictureFields />
        <MetadataFields metadata={metadata} isNew={isNew} />
        <AnswerFields />
        <TeachingFields />
        <FormNote status={status} />
        {children}
        <div className="flex flex-wrap items-center gap-3">
          {hasOwnSave ? null : (
            <Button type="submit" aria-keyshortcuts={SUBMIT_KEYS} inactive={isSubmitting || status.kind === 'success'}>
              {isSubmitting ? 'Saving…' : submitLabel}
            </Button>
          )}
          <Button variant="outline" onClick={() => setPreview(previewOf(form.getValues()))}>
            Preview
          </Button>
          {hasOwnSave ? null : <SubmitHint />}
        </div>
      </form>
      {preview ? <QuestionPreview question={preview} onClose={() => setPreview(null)} /> : null}
    </FormProvider>
  );
}

function WordingField() {
  const { register, watch, formState } = useFormContext<QuestionFields>();
  return (
    <Field
      label="Question text"
      required
      hint={<Counted text={watch('text')} limit={TEXT_LIMITS.questionText} />}
      error={formState.errors.text?.message}
    >
      {(control) => <Textarea {...control} maxLength={TEXT_LIMITS.questionText} {...register('text')} />}
    </Field>
  );
}

function TeachingFields() {
  const { register, formState } = useFormContext<QuestionFields>();
  return (
    <>
      <Field
        label="Explanation"
        hint="Shown after an answer: why the right one is right."
        error={formState.errors.explanation?.message}
      >
        {(control) => <Textarea {...control} maxLength={2000} {...register('explanation')} />}
      </Field>
      <Field
        label="Reference"
        hint="The rule or the source, such as 40 CFR 82.161."
        error={formState.errors.reference?.message}
      >
        {(control) => <Input {...control} maxLength={300} {...register('reference')} />}
      </Field>
    </>
  );
}
