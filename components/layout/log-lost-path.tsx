'use client';

import { useEffect } from 'react';

export function LogLostPath() {
  useEffect(() => {
    console.warn('No page at', location.pathname);
  }, []);
  return null;
}
