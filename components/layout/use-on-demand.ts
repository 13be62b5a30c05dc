'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A component whose code is fetched when it is first asked for; `isFailed`, and false from `request`, when the network would not give it. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const request = useCallback(async () => {
    try {
      const Component = await load();
      setLoaded({ Component });
      setIsFailed(false);
      return true;
    } catch {
      setIsFailed(true);
      return false;
    }
  }, [load]);
  return { Component: loaded?.Component ?? null, isFailed, request };
}

/** A network that was away may be back by then. */
const AGAIN_MS = 3_000;

/** Asks again and again while the network would not give the code. */
export function useRetry(isFailed: boolean, request: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isFailed) return;
    const again = () => void request();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isFailed, request]);
}
