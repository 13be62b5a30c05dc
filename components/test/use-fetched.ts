import { type ComponentType, useEffect } from 'react';
import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';
import { useOnDemand } from '@/components/layout/use-on-demand';

/**
 * Returns null until the code is loaded. Loads it on first use of the page, or at once if it is wanted: a question can
 * be answered without it.
 */
export function useFetched<Props>(load: () => Promise<ComponentType<Props>>, isWanted = false) {
  const { Component, request } = useOnDemand(load);
  useEffect(() => (isWanted ? void request() : fetchWhenUsed([request])), [isWanted, request]);
  return Component;
}
