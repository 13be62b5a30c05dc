'use client';

import { useSyncExternalStore } from 'react';
import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';

/** False until the stored attempt has been read. A missing attempt means nothing before that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    (listener) => useCurrentAttempt.persist.onFinishHydration(listener),
    () => useCurrentAttempt.persist.hasHydrated(),
    () => false,
  );
