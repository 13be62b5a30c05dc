import { useEffect, useRef } from 'react';

/**
 * Moves the focus to a form's first error after a submit, because the error may be off screen. An error of a group,
 * such as the answers, focuses the error message itself.
 */
export function useFocusOnError({ submitCount, errors }: { submitCount: number; errors: object }) {
  const form = useRef<HTMLFormElement>(null);
  const judged = useRef(0);
  useEffect(() => {
    if (judged.current === submitCount) return;
    judged.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const error = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    error?.focus({ preventScroll: true });
    error?.scrollIntoView({ block: 'center' });
  }, [submitCount, errors]);
  return form;
}
