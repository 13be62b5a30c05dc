'use client';

import { useEffect } from 'react';
import { followOtherTabs, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { flushOutbox, onDelivered } from '@/lib/browser/attempt/outbox';

/** Delivers what is waiting whenever a signed-in page opens, comes back to the front, or the network returns. */
export function OutboxRunner() {
  useEffect(() => {
    void useCurrentAttempt.persist.rehydrate();
    const flush = () => void flushOutbox();
    const stopFollowing = followOtherTabs();
    const stopListening = onDelivered((delivered) => {
      if (delivered.kind === 'finish') useCurrentAttempt.getState().setResult(delivered.answer);
    });
    flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stopFollowing();
      stopListening();
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);
  return null;
}
