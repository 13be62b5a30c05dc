'use client';

import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { OwnTestimonial } from '@/lib/testimonials/contract';
import { putTestimonial } from '@/lib/testimonials/endpoints';
import { PRAISE_LIMITS } from '@/lib/testimonials/rules';

interface TestimonialFormProps {
  testimonial: OwnTestimonial;
  onSaved: (testimonial: OwnTestimonial) => void;
}

const TEXTS = ['text', 'firstName', 'trade'] as const;
const NAMES = [...TEXTS, 'mayBeShown'] as const;
type Fields = Pick<NonNullable<OwnTestimonial>, 'text' | 'firstName' | 'trade'> & { mayBeShown: boolean };

/** Form for a testimonial. Requires the consent beside the submit button. */
export function TestimonialForm({ testimonial, onSaved }: TestimonialFormProps) {
  const t = useTranslations('outcomes');
  const { text = '', firstName = '', trade = '' } = testimonial ?? {};
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    defaultValues: { text, firstName, trade, mayBeShown: false },
    reValidateMode: 'onSubmit',
  });
  const faults = formState.errors;
  const consent = useId();
  const save = useMutation({
    mutationFn: (fields: Fields) => call(putTestimonial, { body: { ...fields, mayBeShown: true } }),
    onSuccess: onSaved,
    onError: (error) => {
      const fields = error instanceof CallError ? error.fields : {};
      const refused = NAMES.filter((name) => fields[name]);
      for (const name of refused) setError(name, { message: fields[name] ?? '' });
      if (refused[0]) setFocus(refused[0]);
    },
  });
  const problem = findErrorText(save.error, t('notSaved'));
  const submit = handleSubmit(
    (fields) => (save.isPending ? undefined : save.mutate(fields)),
    () => (save.isError ? save.reset() : undefined),
  );
  const type = (name: (typeof TEXTS)[number]) => ({
    maxLength: PRAISE_LIMITS[name],
    ...register(name, { validate: (typed) => typed.trim() !== '' || t('fillIn') }),
  });
  return (
    <form noValidate className="flex w-full flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={t('yourWords')} error={faults.text?.message}>
        {(control) => <Textarea {...control} {...type('text')} />}
      </Field>
      <Field label={t('firstName')} error={faults.firstName?.message}>
        {(control) => <Input {...control} {...type('firstName')} autoComplete="given-name" className="max-w-72" />}
      </Field>
      <Field label={t('trade')} hint={t('tradeHint')} error={faults.trade?.message}>
        {(control) => <Input {...control} {...type('trade')} className="max-w-96" />}
      </Field>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={consent} className="flex min-h-11 items-center gap-3">
          <Checkbox
            id={consent}
            aria-invalid={faults.mayBeShown ? true : undefined}
            aria-describedby={faults.mayBeShown ? `${consent}-error` : undefined}
            {...register('mayBeShown', { required: t('checkThisBox') })}
          />
          <span>{t('consent')}</span>
        </label>
        {faults.mayBeShown ? (
          <p id={`${consent}-error`} role="alert" className="font-medium text-error-foreground text-sm">
            {faults.mayBeShown.message}
          </p>
        ) : null}
      </div>
      {problem ? <Alert variant="error">{problem}</Alert> : null}
      <Button type="submit" inactive={save.isPending} className="self-start max-sm:w-full">
        {save.isPending ? t('sending') : t('send')}
      </Button>
    </form>
  );
}
