'use client';

import { useEffect } from 'react';

const LOOK_EVERY_MS = 4000;

/** Opens the page that this one stands in for as soon as the site answers again. */
export function RetryWhenBack() {
  useEffect(() => {
    if (location.pathname === '/offline') return;
    const look = async () => {
      // No answer is what this page is about; the next look may get one.
      const answer = await fetch('/api/health/ready', { cache: 'no-store' }).catch(() => null);
      if (answer?.ok) location.reload();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <p className="text-muted-foreground">It'll open on its own when you're back online.</p>;
}
