import { exchange } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { claimQuietly } from './claim-quietly';
import { type Found, leaveAccount, moveOrAsk, moveTo } from './move-device';
import { renewTokens } from './renew';
import { userOf } from './token-claims';
import { accessToken, refreshToken, saveTokens } from './token-store';

export { moveTo };

/**
 * Signs in to the account that an identity provider has just authenticated, and returns null. If this device has a
 * device account with data, stays signed in to that account and returns the data that would move, so that the page can
 * ask the user. Throws `CallError`, and what `moveTo` throws.
 */
export async function returnFromProvider(): Promise<Found | null> {
  const isDevice = refreshToken() !== null && userOf(accessToken())?.email === '';
  if (!isDevice) {
    await call(exchange, {});
    await claimQuietly();
    return null;
  }
  // This call must come before the renewal of the device account's tokens, because the renewal would replace the page
  // cookie that this call exchanges for tokens.
  const account = await call(exchange, {}, { savesTokens: false });
  try {
    return await moveOrAsk(account);
  } catch (error) {
    if (refreshToken() !== null) throw error;
    // The server has already ended the device account's session.
    saveTokens(account);
    await claimQuietly();
    return null;
  }
}

/**
 * Stays on the device account: signs out of the provider's account and renews the device account's tokens, which also
 * restores the page cookie.
 */
export async function stayOnDevice({ account }: Found): Promise<void> {
  await leaveAccount(account);
  await renewTokens();
}
