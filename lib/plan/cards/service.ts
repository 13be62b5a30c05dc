import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import type { TurnedCards } from './contract';
import * as store from './store';

/** Stores cards that the learner turned over. The next plan takes them into account. */
export async function saveTurnedCards(userId: UserId, cards: TurnedCards, now: Date): Promise<void> {
  const rows = cards.map(({ id, figure, isKnown, ageMs }) => {
    return { id, factId: figure, isKnown, turnedAt: new Date(now.getTime() - ageMs) };
  });
  await store.addCards(userId, rows);
  await store.deleteOldest(userId);
}
