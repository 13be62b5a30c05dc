import { useCurrentAttempt } from '@/lib/browser/attempt/current-attempt';
import { readEvent, waitingFor } from '@/lib/browser/attempt/outbox-events';

/** Lists answers that the server cannot know of yet. */
function listWaiting(userId: string): number[] {
  const events = waitingFor(userId).map((key) => readEvent(key)?.event);
  return events.flatMap((event) =>
    event?.kind === 'answer' && event.body.answerIds?.length ? [event.body.questionId] : [],
  );
}

/** Lists answers of the test taken here last; their times are this device's. */
function listAnsweredSince(userId: string, since: number): number[] {
  const { attempt } = useCurrentAttempt.getState();
  if (attempt?.userId !== userId) return [];
  return Object.entries(attempt.responses).flatMap(([id, { at, optionIds }]) =>
    at >= since && optionIds.length > 0 && attempt.submitted[Number(id)] ? [Number(id)] : [],
  );
}

/** Lists questions that a plan read at `since` counts as due, and that were answered here meanwhile. */
export const listAnsweredHere = (userId: string, since: number): number[] => [
  ...new Set([...listWaiting(userId), ...listAnsweredSince(userId, since)]),
];
