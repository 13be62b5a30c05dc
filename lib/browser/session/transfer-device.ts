import { redeemTransferCode } from '@/lib/auth/device-transfer/endpoints';
import { call } from '@/lib/browser/api/call';
import { CallError } from '@/lib/browser/api/call-error';
import { UserFacingError } from '@/lib/browser/api/error-text';
import { inPageLanguage } from '@/lib/browser/page/in-page-language';
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
 * The account that the last redeemed code opened, in memory until the page closes. A code can be redeemed only once,
 * but the steps after that may have to be repeated.
 */
let opened: { code: string; account: OtherAccount } | null = null;

async function open(code: string): Promise<OtherAccount> {
  if (opened?.code === code) return opened.account;
  const account = await call(redeemTransferCode, { body: { code } }, { savesTokens: false, credentials: 'omit' });
  opened = { code, account };
  return account;
}

/**
 * Returns the user who is signed in on this device. Returns null if nobody is, or if the server has ended the session.
 * Called before a code is redeemed.
 */
async function ownerHere(): Promise<StoredUser | null> {
  if (refreshToken() === null) return null;
  await deviceToken().catch((error: unknown) => {
    if (refreshToken() !== null) throw error;
  });
  return refreshToken() === null ? null : userOf(accessToken());
}

/**
 * Signs this device in to the account that a code belongs to. Returns null on success. If this device already has an
 * account with data, returns the data that would move; that account then stays active until the user decides. Another
 * call with the same code continues where the last call failed. Throws a `UserFacingError` or `CallError`.
 */
export async function redeemCode(code: string): Promise<Found | null> {
  const here = await ownerHere();
  if (here?.email) {
    throw new UserFacingError(
      inPageLanguage({
        en: `You're signed in as ${here.email} here. Sign out first.`,
        es: `Aquí inició sesión como ${here.email}. Primero cierre la sesión.`,
      }),
    );
  }
  if (!here) {
    await call(redeemTransferCode, { body: { code } });
    await claimQuietly();
    return null;
  }
  // The answers are sent before the code is redeemed, because a device with unsent answers cannot switch accounts.
  await sendWaiting();
  const account = await open(code);
  if (userOf(account.accessToken)?.id === here.id) {
    await leaveAccount(account);
    throw new UserFacingError(
      inPageLanguage({
        en: 'This phone already has this account.',
        es: 'Este teléfono ya tiene esta cuenta.',
      }),
    );
  }
  try {
    return await moveOrAsk(account);
  } catch (error) {
    // The session that the code opened has ended, so the next call must redeem the code again.
    if (error instanceof CallError && error.status === 401) opened = null;
    throw error;
  }
}
