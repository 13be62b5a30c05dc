'use client';

import { useSearchParams } from 'next/navigation';
import { useInBrowser } from '@/components/ui/use-in-browser';

/**
 * Returns the query of the URL; during hydration the query for which the page was rendered. An offline page can be
 * cached for another URL, and its first render must match its HTML.
 */
export function useSearch(madeFor: string): URLSearchParams {
  const actual = useSearchParams();
  const isAwake = useInBrowser();
  return new URLSearchParams(isAwake ? actual : madeFor);
}
