import { readWaiting } from '@/lib/browser/cards/waiting';
import { keysWith, recall } from './device-memory';
import { OUTBOX_PREFIX, readEvent } from './outbox-events';
import { CURRENT_ATTEMPT_KEY } from './storage';

/**
 * Finds the users with tests, cards and answers stored on this device. This is a separate file because few pages need
 * it.
 */

const eventsHere = () => keysWith(OUTBOX_PREFIX).flatMap((key) => readEvent(key) ?? []);

function ownerOfAttempt(): string | undefined {
  try {
    return JSON.parse(recall(CURRENT_ATTEMPT_KEY) ?? 'null')?.state?.attempt?.userId;
  } catch {
    return undefined;
  }
}

/** Lists the ids of other users who have unsent answers or cards, or a test in progress, on this device. */
export function listOthersHere(person: string): string[] {
  const owners = new Set([...eventsHere(), ...readWaiting()].map(({ userId }) => userId));
  const open = ownerOfAttempt();
  if (open !== undefined) owners.add(open);
  owners.delete(person);
  return [...owners];
}

/** Counts the unsent answers of all users on this device. */
export const countUnsentAnswers = (): number => eventsHere().filter(({ event }) => event.kind === 'answer').length;
