import { PENDING_SIGN_OUTS } from './pending-sign-outs';

/**
 * Sends pending sign-outs when a page starts. Every page includes this file, so it is small and loads the sending code
 * only if needed.
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
