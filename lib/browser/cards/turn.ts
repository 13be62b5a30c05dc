import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { addWaiting, readWaiting } from './waiting';

/** Stores a mark of a card until the server has it. Ignores visitors, who have no plan that it could count for. */
export function turnCard(figure: string, isKnown: boolean): void {
  const userId = userOf(accessToken())?.id;
  if (userId === undefined) return;
  addWaiting({ id: crypto.randomUUID(), figure, isKnown, atMs: Date.now(), userId });
  deliverWaiting();
}

/** Loads the delivery code only if something waits. */
export function deliverWaiting(): void {
  if (readWaiting().length === 0) return;
  import('./deliver')
    .then(({ deliverCards }) => deliverCards())
    .catch((error: unknown) => console.info('Cards wait for the network:', error));
}
