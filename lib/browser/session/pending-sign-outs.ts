/**
 * Storage key used in `pending-sign-outs-store.ts`. A separate file, because the script of every page needs the key.
 */
export const PENDING_SIGN_OUTS = 'pendingSignOuts';
