import { redeemCarryCode } from '@/lib/auth/carry/endpoints';
import { call } from '@/lib/browser/api/call';
import { claimKept } from './claim-kept';
import { deviceToken, type Found, leaveAccount, moveOrAsk, moveTo } from './move-device';
import { type StoredUser, userOf } from './token-claims';
import { accessToken, refreshToken } from './token-store';

export { leaveAccount, moveTo };

/** Whose this phone is; null where it is nobody's, or the server has ended the session. Asked before a code is used up. */
async function ownerHere(): Promise<StoredUser | null> {
  if (refreshToken() === null) return null;
  await deviceToken().catch((error: unknown) => {
    if (refreshToken() !== null) throw error;
  });
  return refreshToken() === null ? null : userOf(accessToken());
}

/**
 * Signs this phone in to the account of a code. Null when it is; where the phone has an account of its own with something in it,
 * that account stays in use until the person has decided. Throws with the sentence to show.
 */
export async function redeemCode(code: string): Promise<Found | null> {
  const here = await ownerHere();
  if (here?.email) throw new Error(`You're signed in as ${here.email} here. Sign out first.`);
  if (!here) {
    await call(redeemCarryCode, { body: { code } });
    await claimKept().catch((error: unknown) => console.info('Asked again at the next sign-in:', error));
    return null;
  }
  const account = await call(redeemCarryCode, { body: { code } }, { savesTokens: false, credentials: 'omit' });
  if (userOf(account.accessToken)?.id === here.id) {
    await leaveAccount(account);
    throw new Error('This phone already has this account.');
  }
  return moveOrAsk(account);
}
