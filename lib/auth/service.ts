import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { canonicalEmail } from '@/lib/kernel/account';
import type { UserId } from '@/lib/kernel/ids';
import { Problem } from '@/lib/kernel/problem';
import { CONTACT_EMAIL } from '@/lib/kernel/product';
import { clearGuesses, countGuess, countRow, countTry } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { mailPasswordChanged, mailWelcome } from '@/lib/mail/service';
import { checkPassword, hashPassword, isOutdated } from '@/lib/passwords/service';
import { keyFor } from '@/lib/session/keys';
import { knownDevice } from '@/lib/session/known-device';
import { newRefreshToken } from '@/lib/session/refresh-token';
import { newLink } from './links-service';
import { emailTaken, generatePassword } from './rules';
import { expired, newSession, type Origin, type SignedIn, startSession } from './sessions/service';
import * as store from './store';
import { viewUserInfo } from './view';
import { refuseWeakPassword } from './weak-password-rules';

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  passwordGenerated: boolean;
  origin: Origin;
  now: Date;
}

/**
 * Creates the account, emails a link that confirms the address, and signs in. If the user chose no password, the email
 * also contains a generated one. Throws `EMAIL_TAKEN`.
 */
export async function registerUser(registration: Registration): Promise<SignedIn> {
  const { email, passwordGenerated, origin, now } = registration;
  await countGuess('registerByAddress', origin.address);
  // The email contains only a generated password, never the password from the request, because an attacker may have
  // chosen that one.
  const password = passwordGenerated ? generatePassword(randomBytes) : registration.password;
  if (!passwordGenerated) refuseWeakPassword(password, email, 'password');
  const passwordHash = await hashPassword(password);
  const verification = newLink('verify_email', now);
  const reset = passwordGenerated ? newLink('reset_password', now) : null;
  const refreshToken = newRefreshToken();
  const { firstName, lastName } = registration;
  const created = await store.createUser(
    { email, passwordHash, passwordChosen: !passwordGenerated, firstName, lastName, language: origin.language },
    {
      links: [verification.link, ...(reset ? [reset.link] : [])],
      session: newSession(refreshToken, origin, now),
    },
  );
  if (!created) throw emailTaken();
  const { user, sid } = created;
  mailWelcome({
    to: email,
    password: passwordGenerated ? password : null,
    verificationToken: verification.token,
    resetToken: reset?.token ?? null,
    language: origin.language,
  });
  return { user: viewUserInfo(user), passwordHash, sid, refreshToken };
}

function orRefuse(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw new Problem('INVALID_CREDENTIALS', 'Login failed. Please check your credentials.');
  return signedIn;
}

const LOCKED = `This account is locked. Write to ${CONTACT_EMAIL} if you think that is a mistake.`;

/**
 * Signs in. Throws `INVALID_CREDENTIALS` for an unknown address and for a wrong password alike, and does the same work
 * for both, so that the response does not reveal whether an account exists. Throws `FORBIDDEN` for a locked account,
 * but only if the password is right.
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  origin: Origin;
  deviceCookie?: string;
  now: Date;
}): Promise<SignedIn> {
  const { password, origin, deviceCookie = '', now } = credentials;
  const email = canonicalEmail(credentials.email);
  // An invalid address is not looked up, but the sign-in takes as long as for a valid address.
  const user = email === null ? null : await store.findUserByEmail(email);
  const device = user && knownDevice(deviceCookie, user, now);
  const limit = device ? 'loginByDevice' : 'loginByAccount';
  // A request from a browser that has signed in before does not count toward the limit of its address, so that guesses
  // by others from that address do not block it. Wrong passwords from such a browser are counted per account and
  // browser (`loginByDevice`).
  const giveBack = await countTry(
    device ? [] : [{ name: 'loginByAddress', key: origin.address, slowly: 'loginByAddressSlowly' }],
  );
  const guesser = user && device ? `${user.id}:${device}` : (email ?? credentials.email);
  await countGuess(limit, guesser);
  const matches = await checkPassword(password, user?.passwordHash ?? null);
  if (!user || !matches || user.lockedAt) {
    log.info('sign-in refused', { origin: pseudonymOf(origin.address) });
    if (user && matches) throw new Problem('FORBIDDEN', LOCKED);
    return orRefuse(null);
  }
  await clearGuesses(limit, guesser);
  await giveBack();
  await countRow('sessions', user.id);
  return orRefuse(await startSession(await withRenewedHash(user, password), origin, now));
}

/**
 * Returns a pseudonym of a network address for the log. The same address always has the same pseudonym, so that the log
 * shows repeated guesses without containing the address (security requirement 68).
 */
const pseudonymOf = (address: string): string =>
  createHmac('sha256', keyFor('log')).update(address).digest('base64url').slice(0, 12);

async function withRenewedHash<U extends { id: UserId; passwordHash: string | null }>(user: U, password: string) {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return user;
  const renewed = await hashPassword(password);
  const isStored = await store.renewPasswordHash(user.id, user.passwordHash, renewed);
  return isStored ? { ...user, passwordHash: renewed } : user;
}

interface PasswordChange {
  userId: UserId;
  currentPassword: string;
  newPassword: string;
  origin: Origin;
  now: Date;
}

function wrongPassword(): Problem {
  const message = 'Your current password is wrong. Try again.';
  return new Problem('VALIDATION', message, { fields: { currentPassword: message } });
}

/**
 * Changes the password, ends every session, and starts a new session for the caller. Throws `VALIDATION` if the current
 * password is wrong.
 */
export async function changePassword(change: PasswordChange): Promise<SignedIn> {
  const { userId, currentPassword, newPassword, origin, now } = change;
  const user = await store.findUserById(userId);
  if (!user) throw expired();
  await countGuess('passwordOfUser', userId);
  // A device account has neither an address nor a password.
  if (user.email === null) throw wrongPassword();
  if (!(await checkPassword(currentPassword, user.passwordHash))) throw wrongPassword();
  refuseWeakPassword(newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  if (!(await store.changePassword({ userId, from: user.passwordHash, to: passwordHash, now }))) throw wrongPassword();
  await clearGuesses('passwordOfUser', userId);
  await clearGuesses('loginByAccount', user.email);
  mailPasswordChanged({ to: user.email, isConfirmed: user.emailVerifiedAt !== null, language: origin.language });
  return orRefuse(await startSession({ ...user, passwordHash }, origin, now));
}
