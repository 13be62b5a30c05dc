'use client';

import { useEffect } from 'react';

/** Delay after hydration, so that the page's own work comes first. */
const AFTER_MS = 3000;

let isPreparing = false;

/** `learning`: a test, the study guides and the tools. `tools` and `cards`: only these. */
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
    // The connection dropped, or the browser blocks storage. The page works, but not offline.
    console.info('Not prepared for offline use:', error);
  } finally {
    isPreparing = false;
  }
}

/** Prepares pages for offline use when the page is idle and when the connection returns. */
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
