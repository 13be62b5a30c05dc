'use client';

import { useEffect } from 'react';

/** How long after the page has come to life: its own work comes first. */
const AFTER_MS = 3000;

let isPreparing = false;

async function prepare(): Promise<void> {
  if (!navigator.onLine || isPreparing) return;
  isPreparing = true;
  try {
    const { prepareForOffline } = await import('@/lib/browser/offline/pages');
    await prepareForOffline();
  } catch (error) {
    // The network has gone meanwhile, or the browser keeps nothing: the product works, only not without network.
    console.info('Not prepared for offline use:', error);
  } finally {
    isPreparing = false;
  }
}

/** Makes what a test needs work without network, once the page has nothing more important to do, and when the network is back. */
export function OfflineRunner() {
  useEffect(() => {
    let timer = setTimeout(prepare, AFTER_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(prepare, AFTER_MS);
    };
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, []);
  return null;
}
