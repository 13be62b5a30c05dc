import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns a function that focuses a field after a call of `reset`. A reset unregisters the fields, so `setFocus` works
 * only from the next render on.
 */
export function useFocusAfterReset(setFocus: () => void): () => void {
  const [resets, setResets] = useState(0);
  const focus = useEffectEvent(setFocus);
  useEffect(() => {
    if (resets > 0) focus();
  }, [resets]);
  return () => setResets((count) => count + 1);
}
