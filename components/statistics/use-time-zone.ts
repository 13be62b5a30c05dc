'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { browserTimeZone, rememberTimeZone } from '@/lib/browser/page/time-zone';

const never = () => () => undefined;

/** This device's zone; until the page has come to life the one that the server wrote the page for. */
export function useTimeZone(written: string): string {
  const zone = useSyncExternalStore(never, browserTimeZone, () => written);
  useEffect(() => rememberTimeZone(browserTimeZone()), []);
  return zone;
}
