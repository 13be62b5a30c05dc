import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { test as isCommon } from 'fxa-common-password-list';
import { canonicalEmail } from '@/lib/kernel/account';
import { Problem } from '@/lib/kernel/problem';
import { countGuess, forgetGuesses } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { mailPasswordChanged, mailResetLink, mailVerificationLink, mailWelcome } from '@/lib/mail/service';
import { checkPassword, hashPassword, isOutdated } from '@/lib/passwords/service';
import { keyFor } from '@/lib/session/keys';
import { forgetSessions } from '@/lib/session/live';
import type { UserInfo } from './contract';
import { isContextual, judgeRefresh, LIFETIMES } from './rules';
import * as store from './store';
import { viewUserInfo } from './view';

/** Where a request comes from, for limits and for the list of signed-in devices. */
interface Origin {
  address: string;
  deviceName: string;
}

/** What the edge turns into the bearer pair and the page cookie. */
interface SignedIn {
  user: UserInfo;
  sid: string;
  refreshToken: string;
}

const SAME_ANSWER_TO_ALL = 'If an account uses this address, an email is on its way.';

const newToken = (): string => randomBytes(32).toString('base64url');
const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest());
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

async function startSession(user: store.Identity, origin: Origin, now: Date): Promise<SignedIn> {
  const refreshToken = newToken();
  const sid = await store.createSession({
    userId: user.id,
    deviceName: origin.deviceName,
    expiresAt: after(now, LIFETIMES.refreshAbsolute),
    token: { hash: hashToken(refreshToken), expiresAt: after(now, LIFETIMES.refreshIdle) },
  });
  return { user: viewUserInfo(user), sid, refreshToken };
}

function refuseWeakPassword(password: string, email: string): void {
  if (!isCommon(password) && !isCommon(password.toLowerCase()) && !isContextual(password, email)) return;
  const message = 'This password is too easy to guess. Choose another one.';
  throw new Problem('VALIDATION', message, { fields: { newPassword: message } });
}

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  passwordGenerated: boolean;
  origin: Origin;
  now: Date;
}

/** Creates the account, mails the password (when it was generated) with a verification link, and signs in. Throws `EMAIL_TAKEN`. */
export async function registerUser(registration: Registration): Promise<SignedIn> {
  const { email, password, passwordGenerated, origin, now } = registration;
  await countGuess('registerByAddress', origin.address);
  refuseWeakPassword(password, email);
  const user = await store.createUser({
    email,
    passwordHash: await hashPassword(password),
    passwordChosen: !passwordGenerated,
    firstName: registration.firstName,
    lastName: registration.lastName,
  });
  if (!user) throw new Problem('EMAIL_TAKEN', 'An account with this email already exists. Sign in instead.');
  const verificationToken = await issueMailToken(user, 'verify_email', now);
  const resetToken = passwordGenerated ? await issueMailToken(user, 'reset_password', now) : null;
  mailWelcome({ to: email, password: passwordGenerated ? password : null, verificationToken, resetToken });
  return startSession(user, origin, now);
}

async function issueMailToken(
  user: { id: string; email: string },
  purpose: 'verify_email' | 'reset_password',
  now: Date,
): Promise<string> {
  const token = newToken();
  const lifetime = purpose === 'verify_email' ? LIFETIMES.verificationLink : LIFETIMES.resetLink;
  await store.createMailToken({
    userId: user.id,
    purpose,
    hash: hashToken(token),
    email: user.email,
    expiresAt: after(now, lifetime),
    now,
  });
  return token;
}

/** Throws `INVALID_CREDENTIALS`, which never says which half was wrong, after the same work for known and unknown accounts. */
export async function signIn(credentials: {
  email: string;
  password: string;
  origin: Origin;
  now: Date;
}): Promise<SignedIn> {
  const { password, origin, now } = credentials;
  const email = canonicalEmail(credentials.email) ?? credentials.email;
  await countGuess('loginByAddress', origin.address);
  await countGuess('loginByAccount', email);
  const user = await store.findUserByEmail(email);
  const matches = await checkPassword(password, user?.passwordHash ?? null);
  if (!user || !matches || user.lockedAt) {
    log.info('sign-in refused', { address: origin.address });
    throw new Problem('INVALID_CREDENTIALS', 'Login failed. Please check your credentials.');
  }
  await forgetGuesses('loginByAccount', email);
  if (user.passwordHash && isOutdated(user.passwordHash)) {
    await store.renewPasswordHash(user.id, user.passwordHash, await hashPassword(password));
  }
  return startSession(user, origin, now);
}

/** The child of a refresh token is derived from it, so that a repeated rotation can answer the same child from a hash alone. */
const childOf = (token: string): string =>
  createHmac('sha256', keyFor('refresh-child')).update(token).digest('base64url');

const expired = () => new Problem('UNAUTHENTICATED', 'Your session has ended. Sign in again.');

/** Rotation with reuse detection (decisions, "Identity"). Throws `UNAUTHENTICATED`. */
export async function refreshSession(presented: string, now: Date): Promise<SignedIn> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (!token || token.session.user.lockedAt) throw expired();
  const { session } = token;
  const verdict = judgeRefresh({ ...token, session, childRotatedAt: token.child?.rotatedAt ?? null }, now);
  if (verdict === 'reuse') {
    log.warn('refresh token used twice', { userId: session.user.id, sessionId: session.id });
    await endSession(session.id, 'reuse', now);
  }
  if (verdict === 'reuse' || verdict === 'expired') throw expired();
  const refreshToken = childOf(presented);
  if (verdict === 'rotate') {
    await store.rotateToken({
      parentId: token.id,
      sessionId: session.id,
      childHash: hashToken(refreshToken),
      childExpiresAt: after(now, LIFETIMES.refreshIdle),
      now,
    });
  }
  return { user: viewUserInfo(session.user), sid: session.id, refreshToken };
}

async function endSession(sid: string, reason: string, now: Date): Promise<void> {
  await store.revokeSession(sid, reason, now);
  forgetSessions();
}

/** Ends the session that the token belongs to; a token that opens nothing has nothing to end. */
export async function signOut(presented: string, now: Date): Promise<void> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (token) await endSession(token.session.id, 'sign-out', now);
}

/** Answers the same sentence for every address; the mail itself goes out after the response. */
export async function requestMail(
  purpose: 'verify_email' | 'reset_password',
  request: { email: string; origin: Origin; now: Date },
): Promise<string> {
  await countGuess('mailByAddress', request.origin.address);
  await countGuess('mailToAccountSoon', `${purpose}:${request.email}`);
  await countGuess('mailToAccount', `${purpose}:${request.email}`);
  void sendLink(purpose, request).catch((error: unknown) =>
    log.error('mail link failed', { error: error instanceof Error ? error.message : String(error) }),
  );
  return SAME_ANSWER_TO_ALL;
}

async function sendLink(
  purpose: 'verify_email' | 'reset_password',
  request: { email: string; now: Date },
): Promise<void> {
  const user = await store.findUserByEmail(request.email);
  if (!user || user.lockedAt || (purpose === 'verify_email' && user.emailVerifiedAt)) return;
  const token = await issueMailToken(user, purpose, request.now);
  if (purpose === 'verify_email') mailVerificationLink({ to: user.email, token });
  else mailResetLink({ to: user.email, token });
}

const deadLink = () => new Problem('INVALID_TOKEN', 'This link has expired or was already used. Request a new one.');

/** Ends every session, lifts the guessing limit, and does not sign in. Throws `INVALID_TOKEN`. */
export async function resetPassword(request: {
  token: string;
  newPassword: string;
  origin: Origin;
  now: Date;
}): Promise<void> {
  const { token, newPassword, origin, now } = request;
  await countGuess('tokenByAddress', origin.address);
  const owner = await store.findMailTokenOwner(hashToken(token), 'reset_password', now);
  if (!owner) throw deadLink();
  // Refused before the link is used up, so that the person can try another password.
  refuseWeakPassword(newPassword, owner.email);
  const hash = await hashPassword(newPassword);
  const userId = await store.consumeMailToken(hashToken(token), 'reset_password', now);
  const user = userId ? await store.findUserById(userId) : null;
  if (!user) throw deadLink();
  await store.updatePassword(user.id, { hash, chosen: true, now });
  await store.markEmailVerified(user.id, now);
  await store.revokeSessions(user.id, 'password-reset', { now });
  forgetSessions();
  await forgetGuesses('loginByAccount', user.email);
  mailPasswordChanged({ to: user.email });
}

interface PasswordChange {
  userId: string;
  currentPassword: string;
  newPassword: string;
  origin: Origin;
  now: Date;
}

/** Ends every session, this one too, and starts a new one here. Throws `VALIDATION` when the current password is wrong. */
export async function changePassword(change: PasswordChange): Promise<SignedIn> {
  const { userId, currentPassword, newPassword, origin, now } = change;
  const user = await store.findUserById(userId);
  if (!user) throw expired();
  await countGuess('loginByAccount', user.email);
  if (!(await checkPassword(currentPassword, user.passwordHash))) {
    const message = 'The current password is not right';
    throw new Problem('VALIDATION', message, { fields: { currentPassword: message } });
  }
  refuseWeakPassword(newPassword, user.email);
  await store.updatePassword(user.id, { hash: await hashPassword(newPassword), chosen: true, now });
  await store.revokeSessions(user.id, 'password-change', { now });
  forgetSessions();
  await forgetGuesses('loginByAccount', user.email);
  mailPasswordChanged({ to: user.email });
  return startSession(user, origin, now);
}

interface Verification {
  token: string;
  viewerId: string | null;
  origin: Origin;
  now: Date;
}

/**
 * Confirms the address. Where the account is not signed in, somebody else may have registered it: its sessions end, its
 * password dies, and the person at the mailbox chooses one with the token that this answers.
 */
export async function confirmEmail(verification: Verification): Promise<{ message: string; resetToken?: string }> {
  const { now, viewerId } = verification;
  await countGuess('tokenByAddress', verification.origin.address);
  const userId = await store.consumeMailToken(hashToken(verification.token), 'verify_email', now);
  const user = userId ? await store.findUserById(userId) : null;
  if (!user) throw deadLink();
  await store.markEmailVerified(user.id, now);
  const message = 'Email verified successfully! You can now log in to your account.';
  if (viewerId === user.id || user.emailVerifiedAt !== null) return { message };
  await store.revokeSessions(user.id, 'verified-elsewhere', { now });
  await store.voidPassword(user.id);
  forgetSessions();
  return { message, resetToken: await issueMailToken(user, 'reset_password', now) };
}
