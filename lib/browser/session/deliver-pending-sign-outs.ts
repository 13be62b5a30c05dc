import { PENDING_SIGN_OUTS } from './pending-sign-outs';

/**
 * Delivers pending sign-outs when a page starts. Small, because it is part of every page; the delivery code is loaded
 * when needed.
 */
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
