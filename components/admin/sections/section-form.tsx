'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Counted } from '@/components/admin/counted';
import { FormNote } from '@/components/admin/form-note';
import { SUBMIT_KEYS, SubmitHint } from '@/components/admin/submit-key';
import { useFocusAfterReset } from '@/components/admin/use-focus-after-reset';
import type { FormStatus } from '@/components/admin/use-form-status';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { sectionFields } from '@/lib/bank/forms-contract';
import type { SectionFields } from '@/lib/bank/sections/contract';
import { TEXT_LIMITS } from '@/lib/kernel/exam';

interface SectionFormProps {
  initial: SectionFields;
  status: FormStatus;
  submitLabel: string;
  /** Resolves to true if the section was saved and the form should be cleared. */
  onSubmit: (fields: SectionFields) => Promise<boolean>;
  onRefused: (message: string) => void;
  onDirty?: (isDirty: boolean) => void;
}

export function SectionForm({ initial, status, submitLabel, onSubmit, onRefused, onDirty }: SectionFormProps) {
  const form = useForm({ resolver: zodResolver(sectionFields), defaultValues: initial });
  const { errors, isSubmitting, isDirty } = form.formState;
  // A layout effect, so that the parent knows of the change even if Escape is pressed right after the keystroke.
  useLayoutEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const focusFirst = useFocusAfterReset(() => form.setFocus('name'));
  const save = form.handleSubmit(
    async (fields) => {
      if (!(await onSubmit(fields))) return;
      form.reset(initial);
      focusFirst();
    },
    (found) => onRefused(found.name?.message ?? found.description?.message ?? 'Please fill in all fields'),
  );
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <Field label="Section name" required hint={<Counted text={form.watch('name')} limit={TEXT_LIMITS.sectionName} />}>
        {(control) => (
          <Input
            {...control}
            aria-invalid={errors.name ? true : undefined}
            maxLength={TEXT_LIMITS.sectionName}
            {...form.register('name')}
          />
        )}
      </Field>
      <Field
        label="Description"
        required
        hint={<Counted text={form.watch('description')} limit={TEXT_LIMITS.sectionDescription} />}
      >
        {(control) => (
          <Textarea
            {...control}
            aria-invalid={errors.description ? true : undefined}
            maxLength={TEXT_LIMITS.sectionDescription}
            {...form.register('description')}
          />
        )}
      </Field>
      <FormNote status={status} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-keyshortcuts={SUBMIT_KEYS} inactive={isSubmitting || status.kind === 'success'}>
          {isSubmitting ? 'Saving…' : submitLabel}
        </Button>
        <SubmitHint />
      </div>
    </form>
  );
}
