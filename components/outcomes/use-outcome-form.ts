import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '#texts';
import { CallError } from '@/lib/browser/api/call-error';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { Faults } from './outcome-form';

interface Sending {
  /** Errors that the form found. The form is sent only if there are none. */
  faults: Faults;
  send: () => Promise<void>;
  /** Converts the server's field errors to the form's field names. */
  faultsOf: (fields: Readonly<Record<string, string>>) => Faults;
}

const fieldsOf = (error: unknown) => (error instanceof CallError ? error.fields : {});

/** Saves the form of an exam outcome. Shows each error at its field, focuses the first one, and reports progress. */
export function useOutcomeForm(prepare: () => Sending) {
  const t = useTranslations('outcomes');
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const save = useMutation({
    mutationFn: ({ send }: Sending) => send(),
    onError: (error, { faultsOf }) => setFaults(faultsOf(fieldsOf(error))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const sending = prepare();
    setFaults(sending.faults);
    if (Object.keys(sending.faults).length === 0) save.mutate(sending);
    else if (save.isError) save.reset();
  };
  return {
    form,
    faults,
    problem: Object.keys(fieldsOf(save.error)).length === 0 ? findErrorText(save.error, t('notSaved')) : null,
    submit,
    isSaving: save.isPending,
    isSaved: save.isSuccess,
    /** Hides the "saved" message after a change. */
    touch: () => (save.isSuccess ? save.reset() : undefined),
    clearFaults: () => setFaults({}),
  };
}
