'use client';

import { useEffect } from 'react';

/** Milliseconds after hydration, so that the page's own work comes first. */
const AFTER_MS = 3000;

let isPreparing = false;

/** Pages to cache. `learning`: tests, study guides and tools. `tools`: only the tools. `cards`: only the cards. */
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
    // The connection dropped or the browser blocks storage. The page works, but only online.
    console.info('Not ready offline:', error);
  } finally {
    isPreparing = false;
  }
}

/** Caches pages for offline use when the page is idle and when the connection returns. */
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
