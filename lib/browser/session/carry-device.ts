import { redeemCarryCode } from '@/lib/auth/carry/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { claimQuietly } from './claim-quietly';
import {
  deviceToken,
  type Found,
  leaveAccount,
  moveOrAsk,
  moveTo,
  type OtherAccount,
  sendWaiting,
} from './move-device';
import { type StoredUser, userOf } from './token-claims';
import { accessToken, refreshToken } from './token-store';

export { leaveAccount, moveTo };

/**
 * The account that a code has opened while this page is open: the code works once, and later steps may have to be
 * retried.
 */
let opened: { code: string; account: OtherAccount } | null = null;

async function open(code: string): Promise<OtherAccount> {
  if (opened?.code === code) return opened.account;
  const account = await call(redeemCarryCode, { body: { code } }, { savesTokens: false, credentials: 'omit' });
  opened = { code, account };
  return account;
}

/**
 * Returns the owner of this phone; null when there is none, or the server has ended the session. Called before a code
 * is used up.
 */
async function ownerHere(): Promise<StoredUser | null> {
  if (refreshToken() === null) return null;
  await deviceToken().catch((error: unknown) => {
    if (refreshToken() !== null) throw error;
  });
  return refreshToken() === null ? null : userOf(accessToken());
}

/**
 * Signs this phone in to the account of a code. Returns null on success; if the phone has an account of its own with
 * something in it, that account stays in use until the person has decided. Called again with the same code, it
 * continues where it has failed. Throws with the sentence to show.
 */
export async function redeemCode(code: string): Promise<Found | null> {
  const here = await ownerHere();
  if (here?.email) throw new Error(`You're signed in as ${here.email} here. Sign out first.`);
  if (!here) {
    await call(redeemCarryCode, { body: { code } });
    await claimQuietly();
    return null;
  }
  // Sent before the code is used up: a phone that cannot send its answers cannot switch.
  await sendWaiting();
  const account = await open(code);
  if (userOf(account.accessToken)?.id === here.id) {
    await leaveAccount(account);
    throw new Error('This phone already has this account.');
  }
  try {
    return await moveOrAsk(account);
  } catch (error) {
    // Its session has ended: only a new code opens it again.
    if (error instanceof CallError && error.status === 401) opened = null;
    throw error;
  }
}
