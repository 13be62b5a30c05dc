'use client';

import { type ComponentType, useCallback, useState } from 'react';

/** A component whose code is fetched when it is first asked for; `isFailed` when the network would not give it. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const request = useCallback(async () => {
    try {
      const Component = await load();
      setLoaded({ Component });
      setIsFailed(false);
    } catch {
      setIsFailed(true);
    }
  }, [load]);
  return { Component: loaded?.Component ?? null, isFailed, request };
}
