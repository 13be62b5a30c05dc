import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `onAsk` when the back button would discard unsaved changes. A reload or a closed tab needs no call, because the
 * browser itself asks. While the form is dirty, an extra history entry absorbs the back button. `isAsking` delays the
 * next extra entry until the person has decided.
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
    /** Disables the guard after the person has decided to discard the changes. */
    letGo: () => {
      isLeft.current = true;
    },
  };
}
