import { readWaiting } from '@/lib/browser/cards/waiting';
import { keysWith, recall } from './device-memory';
import { OUTBOX_PREFIX, readEvent } from './outbox-events';
import { CURRENT_ATTEMPT_KEY } from './storage';

/** Whose tests are on this device; apart from the outbox, because few pages need it. */

const eventsHere = () => keysWith(OUTBOX_PREFIX).flatMap((key) => readEvent(key) ?? []);

function ownerOfAttempt(): string | undefined {
  try {
    return JSON.parse(recall(CURRENT_ATTEMPT_KEY) ?? 'null')?.state?.attempt?.userId;
  } catch {
    return undefined;
  }
}

/** Everybody but this person for whom answers or cards wait here, or whose test is in progress. */
export function listOthersHere(person: string): string[] {
  const owners = new Set([...eventsHere(), ...readWaiting()].map(({ userId }) => userId));
  const open = ownerOfAttempt();
  if (open !== undefined) owners.add(open);
  owners.delete(person);
  return [...owners];
}

/** Answers that wait on this device, of all people. */
export const countKeptAnswers = (): number => eventsHere().filter(({ event }) => event.kind === 'answer').length;
