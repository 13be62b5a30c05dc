import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Focuses a field after the form was reset. A reset unregisters the fields, so `setFocus` works from the next render
 * on. Call the returned function after `reset`.
 */
export function useFocusAfterReset(setFocus: () => void): () => void {
  const [resets, setResets] = useState(0);
  const focus = useEffectEvent(setFocus);
  useEffect(() => {
    if (resets > 0) focus();
  }, [resets]);
  return () => setResets((count) => count + 1);
}
