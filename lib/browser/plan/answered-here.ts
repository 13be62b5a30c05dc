import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { readEvent, waitingFor } from '@/lib/browser/attempt/outbox-events';

/** Lists the ids of questions with an unsent answer. */
function listWaiting(userId: string): number[] {
  const events = waitingFor(userId).map((key) => readEvent(key)?.event);
  return events.flatMap((event) =>
    event?.kind === 'answer' && event.body.answerIds?.length ? [event.body.questionId] : [],
  );
}

/**
 * Lists the ids of questions answered since `since` in the last test on this device. The time `since` and the times of
 * the answers come from this device's clock.
 */
function listAnsweredSince(userId: string, since: number): number[] {
  const { attempt } = useCurrentAttempt.getState();
  if (attempt?.userId !== userId) return [];
  return Object.entries(attempt.responses).flatMap(([id, { at, optionIds }]) =>
    at >= since && optionIds.length > 0 && attempt.submitted[Number(id)] ? [Number(id)] : [],
  );
}

/** Lists the ids of questions answered on this device that are not yet included in a plan loaded at `since`. */
export const listAnsweredHere = (userId: string, since: number): number[] => [
  ...new Set([...listWaiting(userId), ...listAnsweredSince(userId, since)]),
];
