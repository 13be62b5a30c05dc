'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import type { OwnTestimonial } from '@/lib/testimonials/contract';
import { putTestimonial } from '@/lib/testimonials/endpoints';
import { PRAISE_LIMITS } from '@/lib/testimonials/rules';

interface TestimonialFormProps {
  testimonial: OwnTestimonial;
  onSaved: (testimonial: OwnTestimonial) => void;
}

type Name = 'text' | 'firstName' | 'trade';

/** Form for a testimonial. Requires the consent beside the submit button. */
export function TestimonialForm({ testimonial, onSaved }: TestimonialFormProps) {
  const [typed, setTyped] = useState({
    text: testimonial?.text ?? '',
    firstName: testimonial?.firstName ?? '',
    trade: testimonial?.trade ?? '',
  });
  const [mayBeShown, setMayBeShown] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const consent = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const type = (name: Name) => ({
    value: typed[name],
    maxLength: PRAISE_LIMITS[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const send = async () => {
    const empty = (['text', 'firstName', 'trade'] as const).filter((name) => typed[name].trim() === '');
    setFaults({
      ...Object.fromEntries(empty.map((name) => [name, 'Please fill in this field'])),
      ...(mayBeShown ? {} : { mayBeShown: 'Check this box, or leave the form' }),
    });
    setProblem('');
    if (empty.length > 0 || !mayBeShown) return;
    setIsSaving(true);
    try {
      onSaved(await call(putTestimonial, { body: { ...typed, mayBeShown: true } }));
    } catch (error) {
      setFaults(error instanceof CallError ? error.fields : {});
      setProblem(errorText(error, "We couldn't save that. Please try again."));
      setIsSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) void send();
  };
  return (
    <form ref={form} noValidate className="flex w-full flex-col gap-5" onSubmit={submit}>
      <Field label="Your words, in two sentences" error={faults.text}>
        {(control) => <Textarea {...control} {...type('text')} />}
      </Field>
      <Field label="First name" error={faults.firstName}>
        {(control) => <Input {...control} {...type('firstName')} autoComplete="given-name" className="max-w-72" />}
      </Field>
      <Field label="Trade" hint="For example: commercial refrigeration apprentice" error={faults.trade}>
        {(control) => <Input {...control} {...type('trade')} className="max-w-96" />}
      </Field>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={consent} className="flex min-h-11 items-center gap-3">
          <Checkbox
            id={consent}
            checked={mayBeShown}
            aria-invalid={faults.mayBeShown ? true : undefined}
            aria-describedby={faults.mayBeShown ? `${consent}-error` : undefined}
            onChange={({ target }) => setMayBeShown(target.checked)}
          />
          <span>
            You may show this on the landing page with my first name and trade. I can take it back at any time.
          </span>
        </label>
        {faults.mayBeShown ? (
          <p id={`${consent}-error`} role="alert" className="font-medium text-error-foreground text-sm">
            {faults.mayBeShown}
          </p>
        ) : null}
      </div>
      {problem ? <Alert variant="error">{problem}</Alert> : null}
      <Button type="submit" inactive={isSaving} className="self-start max-sm:w-full">
        {isSaving ? 'Sending…' : 'Send'}
      </Button>
    </form>
  );
}
