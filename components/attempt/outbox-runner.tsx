'use client';

import { useEffect } from 'react';
import { followOtherTabs, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { flushOutbox, onDelivered } from '@/lib/browser/attempt/outbox';

/** Sends unsent answers when a page for members opens or becomes visible, and when the connection returns. */
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
