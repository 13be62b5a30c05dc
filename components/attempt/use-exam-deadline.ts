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

/**
 * Converts the server's deadline to this device's clock and stores it. Uses the difference of two server times, so that
 * a wrong device clock does not matter.
 */
function adopt(attempt: AttemptView): void {
  if (attempt.deadlineAt === null) return;
  const leftMs = Date.parse(attempt.deadlineAt) - Date.parse(attempt.serverTime);
  useCurrentAttempt.getState().setDeadline(Date.now() + leftMs);
}

/**
 * Keeps the exam's deadline in step with the server. After a reload, the time left is at most the time that was stored
 * last, even if the device's clock was changed. Repeats the start request to get the server's remaining time, also when
 * the page becomes visible again.
 */
export function useExamDeadline(attempt: CurrentAttempt): void {
  const { attemptId, startedAt, deadlineAt } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt; later deadlines come from here.
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
    // The monotonic clock stops while a device sleeps, but the exam's time does not.
    const forget = onPageVisible(ask);
    return () => {
      stop();
      forget();
    };
  }, [attemptId]);
}
