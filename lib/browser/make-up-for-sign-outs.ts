import { listKeptSignOuts } from './kept-sign-outs';

/** When a page starts: delivers what is kept. Small, because every page comes by here; what delivers is fetched when needed. */
export function makeUpForSignOuts(): void {
  if (listKeptSignOuts().length === 0) return;
  import('./sign-out').then(
    ({ deliverSignOuts }) => deliverSignOuts(),
    () => window.addEventListener('online', makeUpForSignOuts, { once: true }),
  );
}
