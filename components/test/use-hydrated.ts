'use client';

import { useSyncExternalStore } from 'react';
import { useSitting } from '@/lib/browser/sitting';

/** False until the stored sitting has been read: only then does "there is no test" mean anything. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    (listener) => useSitting.persist.onFinishHydration(listener),
    () => useSitting.persist.hasHydrated(),
    () => false,
  );
