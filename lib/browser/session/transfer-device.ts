import { redeemTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { UserFacingError } from '@/lib/browser/api/error-text';
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
 * The account that the last code opened while this page is open. A code works only once, but later steps may have to be
 * retried.
 */
let opened: { code: string; account: OtherAccount } | null = null;

async function open(code: string): Promise<OtherAccount> {
  if (opened?.code === code) return opened.account;
  const account = await call(redeemTransferCode, { body: { code } }, { savesTokens: false, credentials: 'omit' });
  opened = { code, account };
  return account;
}

/**
 * Returns the owner of this phone, or null if there is none or the server has ended the session. Called before a code
 * is redeemed.
 */
async function ownerHere(): Promise<StoredUser | null> {
  if (refreshToken() === null) return null;
  await deviceToken().catch((error: unknown) => {
    if (refreshToken() !== null) throw error;
  });
  return refreshToken() === null ? null : userOf(accessToken());
}

/**
 * Signs this phone in to the account that a code belongs to. Returns null on success. If this phone already has an
 * account with content, returns what would move; the old account then stays active until the user decides. A call with
 * the same code continues where the last one failed. Throws a `UserFacingError` or `CallError`.
 */
export async function redeemCode(code: string): Promise<Found | null> {
  const here = await ownerHere();
  if (here?.email) throw new UserFacingError(`You're signed in as ${here.email} here. Sign out first.`);
  if (!here) {
    await call(redeemTransferCode, { body: { code } });
    await claimQuietly();
    return null;
  }
  // Called before the code is redeemed, because a phone with unsent answers cannot switch accounts.
  await sendWaiting();
  const account = await open(code);
  if (userOf(account.accessToken)?.id === here.id) {
    await leaveAccount(account);
    throw new UserFacingError('This phone already has this account.');
  }
  try {
    return await moveOrAsk(account);
  } catch (error) {
    // The session that the code opened has ended; only a new redemption opens another.
    if (error instanceof CallError && error.status === 401) opened = null;
    throw error;
  }
}
