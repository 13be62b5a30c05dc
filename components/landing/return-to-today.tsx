'use client';

import { useEffect, useState } from 'react';
import { KeptAnswersNote } from '@/components/auth/kept-answers-note';
import { tryReturnTo } from '@/lib/browser/session/return-to';

/**
 * Leads members whose page cookie has run out back to Today. Tells others why an account on this device has ended, and
 * which answers it still holds.
 */
export function ReturnToToday() {
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => void tryReturnTo('/today').then((hasLeft) => setIsStaying(!hasLeft)), []);
  return isStaying ? (
    <div className="mb-6 flex flex-col gap-4 empty:hidden">
      <KeptAnswersNote />
    </div>
  ) : null;
}
