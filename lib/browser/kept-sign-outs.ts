import { PENDING_SIGN_OUTS } from './pending-sign-outs';

/** Sign-outs that did not reach the server: their refresh tokens, apart from the pair, so that nobody is signed in by them. */

export function listKeptSignOuts(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PENDING_SIGN_OUTS) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const keepSignOut = (bearer: string): void => write([...new Set([...listKeptSignOuts(), bearer])]);
export const releaseSignOut = (bearer: string): void => write(listKeptSignOuts().filter((kept) => kept !== bearer));

function write(bearers: readonly string[]): void {
  try {
    if (bearers.length > 0) localStorage.setItem(PENDING_SIGN_OUTS, JSON.stringify(bearers));
    else localStorage.removeItem(PENDING_SIGN_OUTS);
  } catch {
    // Nothing can be kept where storage is blocked or full; the session ends by itself, fourteen days later.
  }
}
