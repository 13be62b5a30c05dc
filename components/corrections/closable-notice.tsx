'use client';

import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { call } from '@/lib/browser/api/call';
import { markNoticesSeen } from '@/lib/corrections/notices/endpoints';

/** Closed, it never comes again. */
export function ClosableNotice({ correctionIds, children }: { correctionIds: number[]; children: ReactNode }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  const close = () => {
    setIsClosed(true);
    // What fails here is told again the next time.
    call(markNoticesSeen, { body: { correctionIds } }).catch(() => undefined);
  };
  return (
    <Alert variant="info" className="mb-6" onDismiss={close}>
      {children}
    </Alert>
  );
}
