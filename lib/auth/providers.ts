import 'server-only';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import { newRefreshToken } from '@/lib/session/refresh-token';
import { type Provider, type ProviderClaims, type ProviderRefusal, readClaims } from './providers/rules';
import { LIFETIMES } from './rules';
import type { SignedIn } from './sessions/service';
import { addFirstToken, createSession } from './sessions/store';
import { findOrCreateConfirmed } from './store';
import { after, hashToken } from './tokens';
import { viewUserInfo } from './view';

/** A session of this product that a sign-in with an identity provider opened. */
export interface ProviderSession {
  userId: UserId;
  sid: SessionId;
  email: string;
  name: string;
}

/**
 * Opens a session for a person whose identity a provider confirms. The session has no tokens yet; the browser gets them
 * from `exchangeSession`. Returns the reason if no session was opened.
 */
export async function openProviderSession(
  claims: ProviderClaims,
  provider: Provider,
  now: Date,
): Promise<ProviderSession | ProviderRefusal> {
  const owner = readClaims(claims, provider);
  if (typeof owner === 'string') return owner;
  const user = await findOrCreateConfirmed(owner, { opensAdmins: provider.opensAdmins, now });
  if (typeof user === 'string') return user;
  const sid = await createSession({
    userId: user.id,
    passwordHash: user.passwordHash,
    deviceName: '',
    expiresAt: after(now, LIFETIMES.refreshAbsolute),
  });
  // The password was changed or the account was locked in the meantime.
  if (sid === null) return 'failed';
  log.info('signed in with a provider', { userId: user.id, provider: provider.id });
  return { userId: user.id, sid, email: owner.email, name: viewUserInfo(user).fullName };
}

/**
 * Issues the tokens of a session that `openProviderSession` opened. Does so only once and only within minutes after the
 * session was opened, because the page cookie alone must not give access to the API. Throws `UNAUTHENTICATED`.
 */
export async function exchangeSession(
  cookie: { userId: UserId; sid: SessionId } | null,
  origin: { deviceName: string },
  now: Date,
): Promise<SignedIn> {
  const refreshToken = newRefreshToken();
  const user =
    cookie &&
    (await addFirstToken({
      ...cookie,
      deviceName: origin.deviceName,
      since: after(now, -LIFETIMES.exchange),
      token: { hash: hashToken(refreshToken), expiresAt: after(now, LIFETIMES.refreshIdle) },
      now,
    }));
  if (!cookie || !user) throw new Problem('UNAUTHENTICATED', 'This sign-in has expired. Sign in again.');
  return { user: viewUserInfo(user), passwordHash: user.passwordHash, sid: cookie.sid, refreshToken };
}
