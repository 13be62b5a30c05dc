/** Where `kept-sign-outs.ts` keeps them; apart, for the script of every page. */
export const PENDING_SIGN_OUTS = 'pendingSignOuts';
