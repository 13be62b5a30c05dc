import { drop, keep, recall } from '@/lib/browser/attempt/device-memory';
import { WAITING_KEY } from './marks';

/** The latest cards that are stored while nothing can be delivered. */
const MOST_WAITING = 2_000;

/** A card that a member has turned over and the server has not acknowledged yet. */
export interface WaitingCard {
  id: string;
  figure: string;
  isKnown: boolean;
  /** Milliseconds since 1970 by this device's clock. */
  atMs: number;
  /** The owner's id. */
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
    console.warn('The cards that wait cannot be read:', error);
    return [];
  }
}

function keepWaiting(cards: readonly WaitingCard[]): void {
  if (cards.length === 0) drop(WAITING_KEY);
  else keep(WAITING_KEY, JSON.stringify(cards.slice(-MOST_WAITING)));
}

export const addWaiting = (card: WaitingCard): void => keepWaiting([...readWaiting(), card]);

/** Transfers cards with their ids: one that the server already has counts once. */
export function handOverCards(from: string, to: string): void {
  const cards = readWaiting();
  if (!cards.some(({ userId }) => userId === from)) return;
  keepWaiting(cards.map((card) => (card.userId === from ? { ...card, userId: to } : card)));
}

/** Rereads the list, because another tab may have added some. */
export function removeWaiting(ids: ReadonlySet<string>): void {
  keepWaiting(readWaiting().filter(({ id }) => !ids.has(id)));
}
