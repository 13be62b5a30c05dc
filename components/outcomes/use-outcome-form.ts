import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '@/lib/browser/api/call-error';
import { errorText } from '@/lib/browser/api/error-text';
import type { Faults } from './outcome-form';

interface Sending {
  /** Errors that the form found. Nothing is sent while there are any. */
  faults: Faults;
  send: () => Promise<void>;
  /** Renames the server's field errors to the form's. */
  faultsOf: (fields: Readonly<Record<string, string>>) => Faults;
}

/** Saves the form of an exam outcome. Shows errors at their fields, focuses the first and reports progress. */
export function useOutcomeForm(prepare: () => Sending) {
  const [faults, setFaults] = useState<Faults>({});
  const [progress, setProgress] = useState<'' | 'saving' | 'saved'>('');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);
  const save = async () => {
    const { faults: found, send, faultsOf } = prepare();
    setFaults(found);
    setProblem('');
    if (Object.keys(found).length > 0) return;
    setProgress('saving');
    try {
      await send();
      setProgress('saved');
    } catch (error) {
      setProgress('');
      const fields = error instanceof CallError ? error.fields : {};
      setFaults(faultsOf(fields));
      if (Object.keys(fields).length === 0) setProblem(errorText(error, "We couldn't save that. Please try again."));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (progress !== 'saving') void save();
  };
  return {
    form,
    faults,
    problem,
    submit,
    isSaving: progress === 'saving',
    isSaved: progress === 'saved',
    /** Clears the "saved" message after a change. */
    touch: () => setProgress(''),
    clearFaults: () => setFaults({}),
  };
}
