'use client';

import { useEffect } from 'react';

/** Sets `data-ready` after hydration, because browser tests wait for it. Must be the last component of a frame. */
export function Ready() {
  useEffect(() => {
    // The timer lets other effects, such as the router's, run first.
    const timer = setTimeout(() => {
      document.documentElement.dataset.ready = 'yes';
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
