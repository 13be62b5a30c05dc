import { exchange } from '@/lib/auth/endpoints';
import { call } from '@/lib/browser/api/call';
import { claimQuietly } from './claim-quietly';
import { type Found, leaveAccount, moveOrAsk, moveTo } from './move-device';
import { renewTokens } from './renew';
import { userOf } from './token-claims';
import { accessToken, refreshToken, saveTokens } from './token-store';

export { moveTo };

/**
 * Signs in to the account that a provider has just opened, and returns null; if this phone has a device account with
 * something in it, that one stays in use until its person has decided. Throws `CallError`, and what `moveTo` throws.
 */
export async function returnFromProvider(): Promise<Found | null> {
  const isDevice = refreshToken() !== null && userOf(accessToken())?.email === '';
  if (!isDevice) {
    await call(exchange, {});
    await claimQuietly();
    return null;
  }
  // Called before the device account's tokens are renewed, which replaces the page cookie that is exchanged here.
  const account = await call(exchange, {}, { savesTokens: false });
  try {
    return await moveOrAsk(account);
  } catch (error) {
    if (refreshToken() !== null) throw error;
    // The device account had ended on the server.
    saveTokens(account);
    await claimQuietly();
    return null;
  }
}

/**
 * Stays with the device account: signs out of the provider's account and renews the device account's tokens, which
 * also replaces the page cookie.
 */
export async function stayOnDevice({ account }: Found): Promise<void> {
  await leaveAccount(account);
  await renewTokens();
}
