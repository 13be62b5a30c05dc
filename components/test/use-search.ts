'use client';

import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * What the address asks for. While the page comes to life it is what the page was made for: without network a kept page can stand
 * at another address than its own, and what it shows first must be what is in it.
 */
export function useSearch(madeFor: string): URLSearchParams {
  const actual = useSearchParams();
  const isAwake = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return new URLSearchParams(isAwake ? actual : madeFor);
}
