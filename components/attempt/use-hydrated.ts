'use client';

import { useSyncExternalStore } from 'react';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/**
 * False until the attempt has been read from storage. Before that, a missing attempt does not mean that there is none.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    (listener) => useCurrentAttempt.persist.onFinishHydration(listener),
    () => useCurrentAttempt.persist.hasHydrated(),
    () => false,
  );
