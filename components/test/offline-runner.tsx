'use client';

import { useEffect } from 'react';

/** How long after the page has come to life: its own work comes first. */
const AFTER_MS = 3000;

let isPreparing = false;

/** `learning`: a test, the study guides and the tools. `tools`, `cards`: these alone. */
type Keeps = 'learning' | 'tools' | 'cards';

interface OfflineRunnerProps {
  keeps?: Keeps;
}

async function prepare(keeps: Keeps): Promise<void> {
  if (!navigator.onLine || isPreparing) return;
  isPreparing = true;
  try {
    const { prepareForOffline, prepareLookUp } = await import('@/lib/browser/offline/pages');
    await (keeps === 'learning' ? prepareForOffline() : prepareLookUp(keeps));
  } catch (error) {
    // The network has gone meanwhile, or the browser keeps nothing: the product works, only not without network.
    console.info('Not prepared for offline use:', error);
  } finally {
    isPreparing = false;
  }
}

/** Makes pages work without network, once the page has nothing more important to do, and when the network is back. */
export function OfflineRunner({ keeps = 'learning' }: OfflineRunnerProps) {
  useEffect(() => {
    let timer = setTimeout(prepare, AFTER_MS, keeps);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(prepare, AFTER_MS, keeps);
    };
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [keeps]);
  return null;
}
