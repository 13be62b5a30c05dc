'use client';

import { useSearchParams } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * Returns the query of the URL; during hydration the query for which the page was rendered. An offline page can be
 * cached for another URL, and its first render must match its HTML.
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
