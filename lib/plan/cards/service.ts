import 'server-only';
import type { UserId } from '@/lib/kernel/ids';
import type { TurnedCards } from './contract';
import * as store from './store';

/** Saves the cards. The next plan uses them. */
export async function saveTurnedCards(userId: UserId, cards: TurnedCards, now: Date): Promise<void> {
  const rows = cards.map(({ id, figure, isKnown, ageMs }) => {
    return { id, factId: figure, isKnown, turnedAt: new Date(now.getTime() - ageMs) };
  });
  await store.addCards(userId, rows);
  await store.deleteOldest(userId);
}
