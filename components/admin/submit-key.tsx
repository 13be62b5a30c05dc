'use client';

import { useEffect } from 'react';

/** Value of `aria-keyshortcuts` on a submit button. */
export const SUBMIT_KEYS = 'Control+Enter';

export const SubmitHint = () => (
  <span className="text-muted-foreground text-sm max-lg:hidden">Ctrl+Enter, from any field</span>
);

/** Makes Ctrl+Enter press the submit button of the form that has the focus. */
export function SubmitKey() {
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
      const submit = event.target.closest('form')?.querySelector<HTMLButtonElement>('button[type="submit"]');
      if (!submit) return;
      event.preventDefault();
      submit.click();
    };
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, []);
  return null;
}
