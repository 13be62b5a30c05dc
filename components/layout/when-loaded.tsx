'use client';

import { type ComponentType, useEffect } from 'react';
import { useOnDemand, useRetry } from './use-on-demand';

/**
 * A component whose code comes when it is shown, with `Waiting` in its place until then. Unlike `next/dynamic` it does not take the
 * page down where the network would not give the code: it goes on asking for it.
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
