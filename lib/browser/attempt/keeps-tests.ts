import { readWaiting } from '@/lib/browser/cards/waiting';
import { keysWith, recall } from './device-memory';
import { OUTBOX_PREFIX, readEvent } from './outbox-events';
import { CURRENT_ATTEMPT_KEY } from './storage';

/** Owners of tests on this device; a file of its own, because few pages need it. */

const eventsHere = () => keysWith(OUTBOX_PREFIX).flatMap((key) => readEvent(key) ?? []);

function ownerOfAttempt(): string | undefined {
  try {
    return JSON.parse(recall(CURRENT_ATTEMPT_KEY) ?? 'null')?.state?.attempt?.userId;
  } catch {
    return undefined;
  }
}

/** Lists everybody but this person with answers or cards that wait here, or with a test in progress. */
export function listOthersHere(person: string): string[] {
  const owners = new Set([...eventsHere(), ...readWaiting()].map(({ userId }) => userId));
  const open = ownerOfAttempt();
  if (open !== undefined) owners.add(open);
  owners.delete(person);
  return [...owners];
}

/** Counts the answers of all people that wait on this device. */
export const countKeptAnswers = (): number => eventsHere().filter(({ event }) => event.kind === 'answer').length;
