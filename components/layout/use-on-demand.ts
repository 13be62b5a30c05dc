'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** Loads a component on request. If loading fails, `isFailed` is true and `request` resolves to false. */
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

/** Retry interval after a network failure. */
const AGAIN_MS = 3_000;

/** Retries failed loading of code, at intervals and when the connection returns. */
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
