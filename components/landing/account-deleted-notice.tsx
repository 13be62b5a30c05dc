'use client';

import { useEffect, useState } from 'react';
import { isAccountDeletedNoticeDue, setAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';

/** The first thing to say to somebody whose account has just been deleted, and nothing to anybody else. */
export function AccountDeletedNotice() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isAccountDeletedNoticeDue()) return;
    setAccountDeletedNotice(false);
    setIsShown(true);
  }, []);
  return (
    // In the page before its text is: screen readers announce what changes in it.
    <div role="status">
      {isShown ? (
        <p className="border-success-border border-b bg-success-surface px-4 py-3 text-center font-medium text-success-foreground">
          Your account is deleted. We emailed you a confirmation.
        </p>
      ) : null}
    </div>
  );
}
