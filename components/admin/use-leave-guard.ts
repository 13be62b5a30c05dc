import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onAsk` when the back button would discard unsaved changes. While the form has unsaved changes, an extra
 * history entry absorbs the back button; no new entry is added while `isAsking`. The browser itself asks before a
 * reload or before the tab closes.
 */
export function useLeaveGuard({
  isDirty,
  isAsking,
  onAsk,
}: {
  isDirty: boolean;
  isAsking: boolean;
  onAsk: () => void;
}) {
  const hasStep = useRef(false);
  const isLeft = useRef(false);
  const handleBack = useEffectEvent(() => {
    if (!hasStep.current) return;
    hasStep.current = false;
    if (isDirty) onAsk();
    // The form is no longer dirty, so the press was meant to leave the page.
    else window.history.back();
  });
  useEffect(() => {
    if (!isDirty || isAsking || hasStep.current || isLeft.current) return;
    hasStep.current = true;
    window.history.pushState(null, '', window.location.href);
  }, [isDirty, isAsking]);
  useEffect(() => {
    window.addEventListener('popstate', handleBack);
    return () => window.removeEventListener('popstate', handleBack);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  return {
    /** Disables the guard once the person has decided to discard the changes. */
    letGo: () => {
      isLeft.current = true;
    },
  };
}
