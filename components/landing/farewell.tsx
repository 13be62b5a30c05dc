'use client';

import { useEffect, useState } from 'react';
import { isFarewellDue, setFarewell } from '@/lib/browser/farewell';

/** The first thing to say to somebody whose account has just been deleted, and nothing to anybody else. */
export function Farewell() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isFarewellDue()) return;
    setFarewell(false);
    setIsShown(true);
  }, []);
  return (
    // On the page before its words are: screen readers tell of what changes in it.
    <div role="status">
      {isShown ? (
        <p className="border-success-border border-b bg-success-surface px-4 py-3 text-center font-medium text-success-foreground">
          Your account has been deleted. We have sent you an email that says so.
        </p>
      ) : null}
    </div>
  );
}
