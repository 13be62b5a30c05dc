'use client';

import { useEffect } from 'react';

/** Sets `data-ready` after hydration, for which browser tests wait. Must be the last component of a page's frame. */
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
