'use client';

import { useSyncExternalStore } from 'react';
import { Alert } from '@/components/ui/alert';
import { onSavingStateChange } from '@/lib/browser/attempt/outbox';
import { refusalOf } from '@/lib/browser/attempt/refusals';

/** Shows why the server refused answers of this test, so that nobody believes that they are saved. */
export function RefusedNote({ attemptId }: { attemptId: string }) {
  const refusal = useSyncExternalStore(
    onSavingStateChange,
    () => refusalOf(attemptId),
    () => null,
  );
  return refusal === null ? null : (
    <Alert variant="error" className="mb-4">
      {refusal}
    </Alert>
  );
}
