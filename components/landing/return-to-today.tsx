'use client';

import { useEffect, useState } from 'react';
import { usePaths } from '#texts';
import { UnsentAnswersNote } from '@/components/auth/unsent-answers-note';
import { tryReturnTo } from '@/lib/browser/session/return-to';

/**
 * Redirects to Today if the member is still signed in and only the page cookie has expired. Otherwise explains why an
 * account on this device has ended and which unsent answers remain.
 */
export function ReturnToToday() {
  const [isStaying, setIsStaying] = useState(false);
  const today = usePaths()('/today');
  useEffect(() => void tryReturnTo(today).then((hasLeft) => setIsStaying(!hasLeft)), [today]);
  return isStaying ? (
    <div className="mb-6 flex flex-col gap-4 empty:hidden">
      <UnsentAnswersNote />
    </div>
  ) : null;
}
