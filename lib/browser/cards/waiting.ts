import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import { WAITING_KEY } from './marks';

/** Maximum number of cards waiting to be sent. If there are more, the oldest are dropped. */
const MOST_WAITING = 2_000;

/** A card that a signed-in user has turned over and the server has not acknowledged yet. */
export interface WaitingCard {
  id: string;
  figure: string;
  isKnown: boolean;
  /** Milliseconds since 1970 by this device's clock. */
  atMs: number;
  /** Id of the user who turned the card over. */
  userId: string;
}

const isWaiting = (value: unknown): value is WaitingCard =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'figure' in value &&
  typeof value.figure === 'string' &&
  'isKnown' in value &&
  typeof value.isKnown === 'boolean' &&
  'atMs' in value &&
  typeof value.atMs === 'number' &&
  'userId' in value &&
  typeof value.userId === 'string';

export function readWaiting(): WaitingCard[] {
  try {
    const kept: unknown = JSON.parse(recall(WAITING_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch (error) {
    console.warn('The unsent cards cannot be read:', error);
    return [];
  }
}

function keepWaiting(cards: readonly WaitingCard[]): void {
  if (cards.length === 0) drop(WAITING_KEY);
  else keep(WAITING_KEY, JSON.stringify(cards.slice(-MOST_WAITING)));
}

export const addWaiting = (card: WaitingCard): void => keepWaiting([...readWaiting(), card]);

/**
 * Transfers the waiting cards of one user to another. Their ids stay the same, so a card that the server already has is
 * not counted twice.
 */
export function handOverCards(from: string, to: string): void {
  const cards = readWaiting();
  if (!cards.some(({ userId }) => userId === from)) return;
  keepWaiting(cards.map((card) => (card.userId === from ? { ...card, userId: to } : card)));
}

/** Removes cards by id. Reads the stored list again first, because another tab may have added cards. */
export function removeWaiting(ids: ReadonlySet<string>): void {
  keepWaiting(readWaiting().filter(({ id }) => !ids.has(id)));
}
