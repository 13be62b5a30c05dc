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
 * Stores the server's deadline in terms of this device's clock. Uses the difference of two server times, so that a
 * wrong device clock does not matter.
 */
function adopt(attempt: AttemptView): void {
  if (attempt.deadlineAt === null) return;
  const leftMs = Date.parse(attempt.deadlineAt) - Date.parse(attempt.serverTime);
  useCurrentAttempt.getState().setDeadline(Date.now() + leftMs);
}

/**
 * Follows the server's deadline. After a reload the last tick limits what a changed clock could add, until the server
 * has answered a repeated start request with the time left. The hook asks again when the page becomes visible.
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
    // The monotonic clock stops while a device sleeps, but the exam goes on.
    const forget = onPageVisible(ask);
    return () => {
      stop();
      forget();
    };
  }, [attemptId]);
}
