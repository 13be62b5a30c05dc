import { PENDING_SIGN_OUTS } from './pending-sign-outs';

/** When a page starts: delivers what is kept. Small, because every page comes by here; what delivers is fetched when needed. */
export function deliverPendingSignOuts(): void {
  try {
    if (!localStorage.getItem(PENDING_SIGN_OUTS)) return;
  } catch {
    return;
  }
  import('./sign-out').then(
    ({ deliverSignOuts }) => deliverSignOuts(),
    () => addEventListener('online', deliverPendingSignOuts, { once: true }),
  );
}
