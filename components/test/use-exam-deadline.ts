'use client';

import { useEffect } from 'react';
import type { AttemptView } from '@/lib/attempts/contract';
import { startTest } from '@/lib/attempts/endpoints';
import { call } from '@/lib/browser/api/call';
import { type CurrentAttempt, useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { isWaiting, onDelivered } from '@/lib/browser/attempt/outbox';
import { onPageVisible } from '@/lib/browser/page/on-page-visible';
import { recallSecondsLeft } from './exam-storage';
import { startOf } from './start-of';

/** The server's deadline in this device's clock: the difference of two server instants, so a clock that is off does not matter. */
function adopt(attempt: AttemptView): void {
  if (attempt.deadlineAt === null) return;
  const leftMs = Date.parse(attempt.deadlineAt) - Date.parse(attempt.serverTime);
  useCurrentAttempt.getState().setDeadline(Date.now() + leftMs);
}

/**
 * Keeps the deadline that the server holds. After a reload the last tick bounds what a changed clock could add, until the
 * server, asked by repeating the start, has said how much is left. It is asked again when the page is looked at again.
 */
export function useExamDeadline(attempt: CurrentAttempt): void {
  const { attemptId, startedAt, deadlineAt } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt; later deadlines come from here.
  useEffect(() => {
    const left = recallSecondsLeft(startedAt);
    if (left !== null && deadlineAt !== null && deadlineAt - Date.now() > left * 1000) {
      useCurrentAttempt.getState().setDeadline(Date.now() + left * 1000);
    }
    const stop = onDelivered((delivered) => {
      if (delivered.kind === 'start' && delivered.attemptId === attemptId) adopt(delivered.answer);
    });
    const ask = () => {
      if (isWaiting(attemptId)) return;
      call(startTest, { body: startOf(attempt) }).then(adopt, (error: unknown) =>
        console.warn('The exam clock could not be checked with the server:', error),
      );
    };
    ask();
    // The steady clock of a device that sleeps stands still, and the exam does not.
    const forget = onPageVisible(ask);
    return () => {
      stop();
      forget();
    };
  }, [attemptId]);
}
