import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Asks before the back button, a reload or a closed tab loses typed text. Unsaved changes add one entry to the
 * browser's history, which the back button consumes without leaving the page. `isAsking` delays adding the next entry.
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
    // The changes were saved or reverted meanwhile, so the person wanted to leave the page.
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
    /** Lets the person leave without asking: they have decided to discard the changes. */
    letGo: () => {
      isLeft.current = true;
    },
  };
}
