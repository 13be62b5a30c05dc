import { MAX_AGE_MS } from '@/lib/kernel/time';
import { drop, keep, keysWith, recall } from './device-memory';
import { attemptOf, keepEvent, type StoredEvent } from './outbox-events';

/**
 * Steps of a test that the server has acknowledged, stored until the test is finished. If the server loses the test,
 * this device can send every step again.
 */
export interface Story {
  userId: string;
  /** Steps by outbox key: the start of the test, and the last answer to each question. */
  steps: Record<string, StoredEvent>;
}

const PREFIX = 'delivered:';

const parse = (text: string | null): Story | null => {
  try {
    return JSON.parse(text ?? 'null') as Story | null;
  } catch {
    return null;
  }
};

const isReplacedBy = (known: StoredEvent, step: StoredEvent): boolean =>
  known.event.kind === 'answer' &&
  step.event.kind === 'answer' &&
  known.event.body.questionId === step.event.body.questionId;

/** Stores a step that the server has acknowledged. Must be called in the order in which the steps were taken. */
export function rememberDelivered(key: string, step: StoredEvent): void {
  const storyKey = PREFIX + attemptOf(step.event);
  if (step.event.kind === 'finish') {
    drop(storyKey);
    return;
  }
  if (step.event.kind === 'start') forgetOld();
  const story = parse(recall(storyKey)) ?? { userId: step.userId, steps: {} };
  const others = Object.entries(story.steps).filter(([, known]) => !isReplacedBy(known, step));
  keep(storyKey, JSON.stringify({ ...story, steps: { ...Object.fromEntries(others), [key]: step } }));
}

/**
 * Puts the delivered steps of a test back into the outbox. They have their old sequence numbers, so they are sent
 * before all waiting events. Returns false if this device has not stored all steps from the start of the test.
 */
export function putBackDelivered(attemptId: string, userId: string): boolean {
  const story = parse(recall(PREFIX + attemptId));
  if (story?.userId !== userId) return false;
  if (!Object.values(story.steps).some((step) => step.event.kind === 'start')) return false;
  for (const [key, step] of Object.entries(story.steps)) keepEvent(key, step);
  return true;
}

export const dropDelivered = (attemptId: string): void => drop(PREFIX + attemptId);

/** Deletes this user's delivered steps, except steps of tests that also have unsent steps. */
export function forgetDelivered(userId: string, isStillNeeded: (attemptId: string) => boolean): void {
  for (const key of keysWith(PREFIX)) {
    if (parse(recall(key))?.userId === userId && !isStillNeeded(key.slice(PREFIX.length))) drop(key);
  }
}

function forgetOld(): void {
  for (const key of keysWith(PREFIX)) {
    const last = Math.max(0, ...Object.values(parse(recall(key))?.steps ?? {}).map((step) => step.wallMs));
    if (Date.now() - last > MAX_AGE_MS) drop(key);
  }
}
