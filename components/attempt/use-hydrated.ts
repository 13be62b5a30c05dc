'use client';

import { useSyncExternalStore } from 'react';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** False until the attempt has been read from storage. Until then the attempt is null even if one is stored. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    (listener) => useCurrentAttempt.persist.onFinishHydration(listener),
    () => useCurrentAttempt.persist.hasHydrated(),
    () => false,
  );
