'use client';

import { type ComponentType, useEffect } from 'react';
import { useOnDemand, useRetry } from './use-on-demand';

/**
 * Wraps a component whose code loads on first render, and shows `Waiting` until then. Unlike `next/dynamic` it retries
 * after a network failure instead of breaking the page.
 */
export function whenLoaded<Props extends object>(load: () => Promise<ComponentType<Props>>, Waiting: ComponentType) {
  return function WhenLoaded(props: Props) {
    const { Component, isFailed, request } = useOnDemand(load);
    useEffect(() => {
      void request();
    }, [request]);
    useRetry(isFailed, request);
    return Component ? <Component {...props} /> : <Waiting />;
  };
}
