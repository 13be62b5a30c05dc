'use client';

import { useEffect } from 'react';

/** How long after the page has come to life: its own work comes first. */
const AFTER_MS = 3000;

async function prepare(): Promise<void> {
  try {
    const { prepareForOffline } = await import('@/lib/browser/offline');
    await prepareForOffline();
  } catch (error) {
    // The network has gone meanwhile, or the browser keeps nothing: the product works, only not without network.
    console.info('Not prepared for offline use:', error);
  }
}

/** Makes what a test needs work without network, once the page has nothing more important to do. */
export function OfflineRunner() {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (navigator.onLine) void prepare();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
