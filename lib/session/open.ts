import 'server-only';
import type { TokenPair, UserInfo } from '@/lib/auth/contract';
import { signAccessToken } from './access-token';
import { rememberDevice } from './known-device';
import { setPageCookie } from './page-cookie';

/** What a service hands over when somebody has proved who they are. */
export interface SignedIn {
  user: UserInfo;
  sid: string;
  refreshToken: string;
}

/** Both carriers of one session: the bearer pair as the answer, the page cookie beside it. The browser is known from now on. */
export async function openSession({ user, sid, refreshToken }: SignedIn): Promise<TokenPair> {
  const { id, ...profile } = user;
  await setPageCookie({ sub: id, sid, email: user.email, name: user.fullName });
  const now = new Date();
  await rememberDevice(id, now);
  return { accessToken: await signAccessToken({ sub: id, sid, ...profile }, now), refreshToken };
}
