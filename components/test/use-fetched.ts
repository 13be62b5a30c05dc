import { type ComponentType, useEffect } from 'react';
import { fetchWhenUsed } from '@/components/layout/fetch-when-idle';
import { useOnDemand } from '@/components/layout/use-on-demand';

/** Null until it is there: the question can be answered without, so its code comes after the first paint unless it is wanted at once. */
export function useFetched<Props>(load: () => Promise<ComponentType<Props>>, isWanted = false) {
  const { Component, request } = useOnDemand(load);
  useEffect(() => (isWanted ? void request() : fetchWhenUsed([request])), [isWanted, request]);
  return Component;
}
