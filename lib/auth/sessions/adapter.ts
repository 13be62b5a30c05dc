import 'server-only';
import type { TokenPair } from '@/lib/auth/contract';
import type { SignedIn } from '@/lib/auth/sessions/service';
import { signAccessToken } from '@/lib/session/access-token';
import { rememberDevice } from '@/lib/session/known-device';
import { setPageCookie } from '@/lib/session/page-cookie';

/**
 * Returns the tokens of the session and sets its page cookie. Also sets the cookie that marks this browser as a known
 * device.
 */
export async function openSession({ user, passwordHash, sid, refreshToken }: SignedIn): Promise<TokenPair> {
  const { id, ...profile } = user;
  await setPageCookie({ sub: id, sid, email: user.email, name: user.fullName });
  const now = new Date();
  await rememberDevice({ id, passwordHash }, now);
  return { accessToken: await signAccessToken({ sub: id, sid, ...profile }, now), refreshToken };
}
