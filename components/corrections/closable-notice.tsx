'use client';

import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { markNoticesSeen } from '@/lib/attempts/notices/endpoints';
import { call } from '@/lib/browser/api/call';

/** Notice that a learner closes for good. The server records that, so the notice stays closed on every device. */
export function ClosableNotice({ correctionIds, children }: { correctionIds: number[]; children: ReactNode }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setIsClosed(true);
    // A failure only means that the notice appears again on the next page.
    call(markNoticesSeen, { body: { correctionIds } }).catch(() => undefined);
  };
  return (
    <Alert variant="info" className="mb-6" onDismiss={close}>
      {children}
    </Alert>
  );
}
