import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { addWaiting, readWaiting } from './waiting';

/** Stores a card's mark until the server has acknowledged it. Does nothing for visitors, who have no plan. */
export function turnCard(figure: string, isKnown: boolean): void {
  const userId = userOf(accessToken())?.id;
  if (userId === undefined) return;
  addWaiting({ id: crypto.randomUUID(), figure, isKnown, atMs: Date.now(), userId });
  deliverWaiting();
}

/** Sends waiting cards. Loads the code for sending only if there are any. */
export function deliverWaiting(): void {
  if (readWaiting().length === 0) return;
  import('./deliver')
    .then(({ deliverCards }) => deliverCards())
    .catch((error: unknown) => console.info('Cards could not be sent yet:', error));
}
