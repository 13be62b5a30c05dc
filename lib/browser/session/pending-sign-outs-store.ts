import { PENDING_SIGN_OUTS } from './pending-sign-outs';

/**
 * Stores the sign-outs that have not reached the server yet, each as a receipt (`sign-out-receipt.ts`). A receipt
 * cannot be used to sign in.
 */

export function listPendingSignOuts(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PENDING_SIGN_OUTS) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const keepSignOut = (receipt: string): void => write([...new Set([...listPendingSignOuts(), receipt])]);
export const releaseSignOut = (receipt: string): void =>
  write(listPendingSignOuts().filter((kept) => kept !== receipt));

function write(receipts: readonly string[]): void {
  try {
    if (receipts.length > 0) localStorage.setItem(PENDING_SIGN_OUTS, JSON.stringify(receipts));
    else localStorage.removeItem(PENDING_SIGN_OUTS);
  } catch {
    // Storage is blocked or full. The session expires on its own after fourteen days.
  }
}
