/** The key of `pending-sign-outs-store.ts`. In a file of its own, because the script of every page needs it. */
export const PENDING_SIGN_OUTS = 'pendingSignOuts';
