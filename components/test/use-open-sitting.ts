'use client';

import { openSittingOf, type Sitting, useSitting } from '@/lib/browser/sitting';
import { useViewer } from '@/lib/browser/viewer';
import { useHydrated } from './use-hydrated';

/** The viewer's test under way on this device; null while it is not known or when there is none. */
export function useOpenSitting(): Sitting | null {
  const isHydrated = useHydrated();
  const { user } = useViewer();
  const sitting = useSitting((state) => state.sitting);
  return isHydrated ? openSittingOf(sitting, user?.id) : null;
}
