import { exchange } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { claimQuietly } from './claim-quietly';
import { type Found, leaveAccount, moveOrAsk, moveTo } from './move-device';
import { renewTokens } from './renew';
import { userOf } from './token-claims';
import { accessToken, refreshToken, saveTokens } from './token-store';

export { moveTo };

/**
 * Signs in to the account that an identity provider has just opened, and returns null. If this phone has a device
 * account with content, that account stays active, and the function returns what would move, so that the user can
 * decide. Throws `CallError`, and what `moveTo` throws.
 */
export async function returnFromProvider(): Promise<Found | null> {
  const isDevice = refreshToken() !== null && userOf(accessToken())?.email === '';
  if (!isDevice) {
    await call(exchange, {});
    await claimQuietly();
    return null;
  }
  // Called before the device account's tokens are renewed, because the renewal replaces the page cookie that is
  // exchanged here.
  const account = await call(exchange, {}, { savesTokens: false });
  try {
    return await moveOrAsk(account);
  } catch (error) {
    if (refreshToken() !== null) throw error;
    // The server had already ended the device account's session.
    saveTokens(account);
    await claimQuietly();
    return null;
  }
}

/**
 * Keeps the device account: signs out of the provider's account and renews the device account's tokens, which also
 * restores its page cookie.
 */
export async function stayOnDevice({ account }: Found): Promise<void> {
  await leaveAccount(account);
  await renewTokens();
}
