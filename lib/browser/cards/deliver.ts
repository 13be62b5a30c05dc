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

/** Sends the signed-in user's waiting cards. Cards that cannot be sent now stay stored. Never rejects. */
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

/** Sends one batch of cards. Returns true when there may be more to send. */
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
    // Removes refused cards, because the server would refuse them again, and the cards behind them would never be sent.
    console.warn('The server refuses these cards:', error);
  }
  removeWaiting(ids);
  return true;
}

const toBody = ({ id, figure, isKnown, atMs }: WaitingCard) => ({
  id,
  figure,
  isKnown,
  // If the clock was set back, the time of the card is in the future, and the age is 0.
  ageMs: Math.min(MAX_AGE_MS, Math.max(0, Date.now() - atMs)),
});

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 400;
