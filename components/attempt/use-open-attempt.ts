'use client';

import { type CurrentAttempt, openAttemptOf, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { useViewer } from '@/lib/browser/session/viewer';
import { useHydrated } from './use-hydrated';

/** Returns the viewer's unfinished attempt on this device. Null if there is none or storage has not been read yet. */
export function useOpenAttempt(): CurrentAttempt | null {
  const isHydrated = useHydrated();
  const { user } = useViewer();
  const attempt = useCurrentAttempt((state) => state.attempt);
  return isHydrated ? openAttemptOf(attempt, user?.id) : null;
}
