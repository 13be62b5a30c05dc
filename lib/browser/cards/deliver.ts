import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { MAX_AGE_MS } from '@/lib/kernel/time';
import { saveTurnedCards } from '@/lib/plan/cards/endpoints';
import { MOST_CARDS } from '@/lib/plan/cards/rules';
import { readWaiting, removeWaiting, type WaitingCard } from './waiting';

let delivery: Promise<void> | null = null;
let isAskedAgain = false;

/** Sends what waits of the person who is signed in; what cannot be sent now waits on. Never rejects. */
export function deliverCards(): Promise<void> {
  isAskedAgain = true;
  delivery ??= deliverAll().finally(() => {
    delivery = null;
  });
  return delivery;
}

async function deliverAll(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    while (await deliverSome());
  }
}

/** Whether there may be more to send. */
async function deliverSome(): Promise<boolean> {
  const person = userOf(accessToken())?.id;
  const cards = readWaiting()
    .filter(({ userId }) => userId === person)
    .slice(0, MOST_CARDS);
  if (person === undefined || cards.length === 0) return false;
  const ids = new Set(cards.map(({ id }) => id));
  try {
    await call(saveTurnedCards, { body: { cards: cards.map(toBody) } }, { person });
  } catch (error) {
    if (!isRefused(error)) return false;
    // Sending it again would be refused again, and hold up what comes after it.
    console.warn('The server refuses these cards:', error);
  }
  removeWaiting(ids);
  return true;
}

const toBody = ({ id, figure, isKnown, atMs }: WaitingCard) => ({
  ...{ id, figure, isKnown },
  // A clock that was set back since has turned them over in the future.
  ageMs: Math.min(MAX_AGE_MS, Math.max(0, Date.now() - atMs)),
});

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 400;
