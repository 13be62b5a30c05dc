'use client';

import { useEffect } from 'react';

/** Last in the page: once its effect runs, React has taken the page over, and `data-ready` says so. */
export function Ready() {
  useEffect(() => {
    // The timer lets the effects of the components around it run first, such as the router's.
    const timer = setTimeout(() => {
      document.documentElement.dataset.ready = 'yes';
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
