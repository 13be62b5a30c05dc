'use client';

import { useSyncExternalStore } from 'react';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** False until the stored attempt has been read: only then does "there is no test" mean anything. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    (listener) => useCurrentAttempt.persist.onFinishHydration(listener),
    () => useCurrentAttempt.persist.hasHydrated(),
    () => false,
  );
