/**
 * Storage key of the sign-outs in `pending-sign-outs-store.ts`. It is in a separate file because the script of every
 * page needs it.
 */
export const PENDING_SIGN_OUTS = 'pendingSignOuts';
