'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { browserTimeZone, rememberTimeZone } from '@/lib/browser/page/time-zone';

const never = () => () => undefined;

/** Returns the device's time zone. During hydration returns `written`, the zone for which the server rendered. */
export function useTimeZone(written: string): string {
  const zone = useSyncExternalStore(never, browserTimeZone, () => written);
  useEffect(() => rememberTimeZone(browserTimeZone()), []);
  return zone;
}
