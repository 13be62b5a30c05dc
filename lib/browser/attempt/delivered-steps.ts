import { MAX_AGE_MS } from '@/lib/kernel/time';
import { drop, keep, keysWith, recall } from './device-memory';
import { attemptOf, keepEvent, type StoredEvent } from './outbox-events';

/**
 * Steps of a test that the server has acknowledged, stored until it is finished: if the server no longer knows the
 * test, this device can send all of it again instead of losing the answers.
 */
export interface Story {
  userId: string;
  /** Steps by their key in the outbox: the start, and the last answer to each question. */
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

/** Stores a step that the server has acknowledged. Called in their order. */
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
 * Puts the steps of a test back into the outbox under their old numbers, so that they precede everything that waits.
 * False when this device has not started the test, or has not stored its steps.
 */
export function putBackDelivered(attemptId: string, userId: string): boolean {
  const story = parse(recall(PREFIX + attemptId));
  if (story?.userId !== userId) return false;
  if (!Object.values(story.steps).some((step) => step.event.kind === 'start')) return false;
  for (const [key, step] of Object.entries(story.steps)) keepEvent(key, step);
  return true;
}

export const dropDelivered = (attemptId: string): void => drop(PREFIX + attemptId);

/** Forgets this person's delivered steps, except of tests with steps that still wait. */
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
