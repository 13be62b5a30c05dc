'use client';

import { useEffect } from 'react';

/** Specification §2: the not-found page logs the path. */
export function LogLostPath() {
  useEffect(() => {
    console.warn('No page at', location.pathname);
  }, []);
  return null;
}
