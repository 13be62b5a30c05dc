import { type ComponentType, useEffect } from 'react';
import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';
import { useOnDemand } from '@/components/layout/use-on-demand';

/**
 * Returns a component, or null until its code is loaded: on the first interaction with the page, or at once if
 * `isWanted`.
 */
export function useFetched<Props>(load: () => Promise<ComponentType<Props>>, isWanted = false) {
  const { Component, request } = useOnDemand(load);
  useEffect(() => (isWanted ? void request() : fetchWhenUsed([request])), [isWanted, request]);
  return Component;
}
