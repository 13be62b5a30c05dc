import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Asks before the back button, a reload or a closed tab loses what was typed. While there is something to lose, the page has
 * one more step in the browser's history: going back uses that up and leads nowhere. `isAsking` puts it off to step in again.
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
    // Saved meanwhile, or typed back: the step was not what the person wanted to take back.
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
    /** The person has decided to discard the changes. */
    letGo: () => {
      isLeft.current = true;
    },
  };
}
