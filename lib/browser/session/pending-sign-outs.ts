/** Where `pending-sign-outs-store.ts` keeps them. In a file of its own, because the script of every page needs it. */
export const PENDING_SIGN_OUTS = 'pendingSignOuts';
