'use client';

import { useEffect, useState } from 'react';
import { takeAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';

/** The first thing that a visitor sees whose account has just been deleted; shown to no one else. */
export function AccountDeletedNotice() {
  const [text, setText] = useState('');
  useEffect(() => {
    const due = takeAccountDeletedNotice();
    if (due) setText(due);
  }, []);
  return (
    // In the page before its text is: screen readers announce what changes in it.
    <div role="status">
      {text ? (
        <p className="border-success-border border-b bg-success-surface px-4 py-3 text-center font-medium text-success-foreground">
          {text}
        </p>
      ) : null}
    </div>
  );
}
