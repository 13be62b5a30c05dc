import 'server-only';
import { newDeviceSession, type Origin, type SignedIn } from '@/lib/auth/sessions/service';
import { networkOf } from '@/lib/kernel/address';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { countGuess } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { mailWelcome } from '@/lib/mail/service';
import { hashPassword } from '@/lib/passwords/service';
import { newRefreshToken } from '@/lib/session/refresh-token';
import type { UserInfo } from './contract';
import * as store from './devices-store';
import { newLink } from './links-service';
import { emailTaken } from './rules';
import { viewUserInfo } from './view';
import { refuseWeakPassword } from './weak-password-rules';

/**
 * Creates an account without an email address and signs in. Only the returned tokens give access to the account. Throws
 * `RATE_LIMITED`.
 */
export async function startDeviceAccount(origin: Origin, now: Date): Promise<SignedIn> {
  // The limit of the address is checked first, so that one address cannot use up the limit of its network.
  await countGuess('startByAddress', origin.address);
  await countGuess('startByNetwork', networkOf(origin.address));
  const refreshToken = newRefreshToken();
  const { user, sid } = await store.createDeviceUser(newDeviceSession(refreshToken, origin, now));
  return { user: viewUserInfo(user), passwordHash: null, sid, refreshToken };
}

interface NewAddress {
  userId: UserId;
  /** The session that stays signed in. All other sessions of the account end. */
  sid: SessionId;
  email: string;
  password: string;
  origin: Origin;
  now: Date;
}

/**
 * Adds an email address and a password to the device account. Only the session `sid` continues. The user confirms the
 * address with a link in an email, as usual. Throws `EMAIL_TAKEN`, `CONFLICT` if the account has an address,
 * `VALIDATION` or `RATE_LIMITED`.
 */
export async function addEmailToDevice({ userId, sid, email, password, origin, now }: NewAddress): Promise<UserInfo> {
  // This request counts toward the limit of registrations, because it also reveals whether an address is taken and also
  // sends email.
  await countGuess('registerByAddress', origin.address);
  refuseWeakPassword(password, email, 'password');
  const verification = newLink('verify_email', now);
  const outcome = await store.addEmail({
    userId,
    sid,
    email,
    passwordHash: await hashPassword(password),
    link: verification.link,
    now,
  });
  if (outcome === 'taken') throw emailTaken();
  if (outcome === 'has-address') throw new Problem('CONFLICT', 'This account has an email address already.');
  mailWelcome({
    to: email,
    password: null,
    verificationToken: verification.token,
    resetToken: null,
    language: origin.language,
  });
  log.info('address added to a device account', { userId });
  return viewUserInfo(outcome);
}
