'use client';

import { type CurrentAttempt, openAttemptOf, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { useViewer } from '@/lib/browser/session/viewer';
import { useHydrated } from './use-hydrated';

/** The viewer's attempt in progress on this device; null while it is not known or when there is none. */
export function useOpenAttempt(): CurrentAttempt | null {
  const isHydrated = useHydrated();
  const { user } = useViewer();
  const attempt = useCurrentAttempt((state) => state.attempt);
  return isHydrated ? openAttemptOf(attempt, user?.id) : null;
}
