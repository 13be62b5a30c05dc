import 'server-only';
import { canonicalEmail, NAME_MAX } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import { newRefreshToken } from '@/lib/session/refresh-token';
import { LIFETIMES } from './rules';
import type { SignedIn } from './sessions/service';
import { addFirstToken, createSession } from './sessions/store';
import { findOrCreateConfirmed } from './store';
import { after, hashToken } from './tokens';
import { viewUserInfo } from './view';

/** What Google says of the person; only a confirmed address counts. */
interface GoogleProfile {
  email: string;
  emailVerified: boolean;
  /** Google leaves out what a person has not told it. */
  firstName: string | undefined;
  lastName: string | undefined;
}

const cut = (name: string | undefined): string => [...(name ?? '').trim()].slice(0, NAME_MAX).join('') || 'User';

/**
 * Opens a session without a bearer pair for somebody whom Google vouches for; the browser trades it for one by `exchangeSession`. Null when
 * the address is not confirmed, is none, or the account is locked.
 */
export async function openGoogleSession(
  profile: GoogleProfile,
  now: Date,
): Promise<{ userId: UserId; sid: SessionId; email: string; name: string } | null> {
  const email = profile.emailVerified ? canonicalEmail(profile.email) : null;
  if (email === null) return null;
  const owner = { email, firstName: cut(profile.firstName), lastName: cut(profile.lastName) };
  const user = await findOrCreateConfirmed(owner, now);
  if (!user) return null;
  const sid = await createSession({
    userId: user.id,
    passwordHash: user.passwordHash,
    deviceName: '',
    expiresAt: after(now, LIFETIMES.refreshAbsolute),
  });
  if (sid === null) return null;
  log.info('signed in with Google', { userId: user.id });
  return { userId: user.id, sid, email: owner.email, name: viewUserInfo(user).fullName };
}

/** Once a session, and only right after it was opened: the page cookie is no bearer. Throws `UNAUTHENTICATED`. */
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
  return { user: viewUserInfo(user), sid: cookie.sid, refreshToken };
}
