import { useRef } from 'react';

/**
 * Lets one press through until `unlock`. Holds a ref, because the second press of a double tap can come before React
 * renders the state of the first.
 */
export function usePressLock() {
  const isLocked = useRef(false);
  return {
    /** Returns false if it is locked already. */
    lock: (): boolean => {
      if (isLocked.current) return false;
      isLocked.current = true;
      return true;
    },
    unlock: () => {
      isLocked.current = false;
    },
  };
}
