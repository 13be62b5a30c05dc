'use client';

import { useEffect, useState } from 'react';
import { takeAccountDeletedNotice } from '@/lib/browser/session/account-deleted-notice';

/** Confirms the deletion of an account to the visitor who has just deleted it. */
export function AccountDeletedNotice() {
  const [text, setText] = useState('');
  useEffect(() => {
    const due = takeAccountDeletedNotice();
    if (due) setText(due);
  }, []);
  return (
    // The live region is rendered before it has text, because screen readers announce only changes.
    <div role="status">
      {text ? (
        <p className="border-success-border border-b bg-success-surface px-4 py-3 text-center font-medium text-success-foreground">
          {text}
        </p>
      ) : null}
    </div>
  );
}
