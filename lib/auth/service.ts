import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { test as isCommon } from 'fxa-common-password-list';
import { canonicalEmail } from '@/lib/kernel/account';
import { Problem } from '@/lib/kernel/problem';
import { countGuess, countRow, forgetGuesses } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { mailPasswordChanged, mailResetLink, mailVerificationLink, mailWelcome } from '@/lib/mail/service';
import { checkPassword, hashPassword, isOutdated } from '@/lib/passwords/service';
import { keyFor, previousKeyFor } from '@/lib/session/keys';
import { knownDevice } from '@/lib/session/known-device';
import { forgetSessions } from '@/lib/session/live';
import type { UserInfo } from './contract';
import { isContextual, isGenerated, judgeRefresh, LIFETIMES } from './rules';
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

/** Null when the password has changed since `passwordHash` was read. */
async function startSession(
  user: store.Identity & { passwordHash: string | null },
  origin: Origin,
  now: Date,
): Promise<SignedIn | null> {
  const refreshToken = newToken();
  const sid = await store.createSession({
    userId: user.id,
    passwordHash: user.passwordHash,
    deviceName: origin.deviceName,
    expiresAt: after(now, LIFETIMES.refreshAbsolute),
    token: { hash: hashToken(refreshToken), expiresAt: after(now, LIFETIMES.refreshIdle) },
  });
  return sid === null ? null : { user: viewUserInfo(user), sid, refreshToken };
}

function refuseWeakPassword(password: string, email: string, field: 'password' | 'newPassword'): void {
  if (!isCommon(password) && !isCommon(password.toLowerCase()) && !isContextual(password, email)) return;
  const message = 'This password is too easy to guess. Choose another one.';
  throw new Problem('VALIDATION', message, { fields: { [field]: message } });
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
  refuseWeakPassword(password, email, 'password');
  // Otherwise anybody could have a text of their own mailed to anybody, in our name.
  if (passwordGenerated && !isGenerated(password)) {
    throw new Problem('VALIDATION', 'Only a generated password is mailed', {
      fields: { passwordGenerated: 'Not true' },
    });
  }
  const passwordHash = await hashPassword(password);
  const user = await store.createUser({
    email,
    passwordHash,
    passwordChosen: !passwordGenerated,
    firstName: registration.firstName,
    lastName: registration.lastName,
  });
  if (!user) throw new Problem('EMAIL_TAKEN', 'An account with this email already exists. Sign in instead.');
  const verificationToken = await issueMailToken(user, 'verify_email', now);
  const resetToken = passwordGenerated ? await issueMailToken(user, 'reset_password', now) : null;
  mailWelcome({ to: email, password: passwordGenerated ? password : null, verificationToken, resetToken });
  return orRefuse(await startSession({ ...user, passwordHash }, origin, now));
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

function orRefuse(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw new Problem('INVALID_CREDENTIALS', 'Login failed. Please check your credentials.');
  return signedIn;
}

/** Throws `INVALID_CREDENTIALS`, which never says which half was wrong, after the same work for known and unknown accounts. */
export async function signIn(credentials: {
  email: string;
  password: string;
  origin: Origin;
  deviceCookie?: string;
  now: Date;
}): Promise<SignedIn> {
  const { password, origin, deviceCookie = '', now } = credentials;
  const email = canonicalEmail(credentials.email);
  await countGuess('loginByAddress', origin.address);
  // What is no address is not looked up, but costs the same.
  const user = email === null ? null : await store.findUserByEmail(email);
  const device = user && knownDevice(deviceCookie, user.id, now);
  const limit = device ? 'loginByDevice' : 'loginByAccount';
  const guesser = user && device ? `${user.id}:${device}` : (email ?? credentials.email);
  await countGuess(limit, guesser);
  const matches = await checkPassword(password, user?.passwordHash ?? null);
  if (!user || !matches || user.lockedAt) {
    log.info('sign-in refused', { origin: pseudonymOf(origin.address) });
    return orRefuse(null);
  }
  await forgetGuesses(limit, guesser);
  await countRow('sessions', user.id);
  return orRefuse(await startSession(await withRenewedHash(user, password), origin, now));
}

/** The same for the same address, so that a log shows who guesses; which address it is stays here (security, requirement 68). */
const pseudonymOf = (address: string): string =>
  createHmac('sha256', keyFor('log')).update(address).digest('base64url').slice(0, 12);

async function withRenewedHash<U extends { id: string; passwordHash: string | null }>(user: U, password: string) {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return user;
  const renewed = await hashPassword(password);
  const isStored = await store.renewPasswordHash(user.id, user.passwordHash, renewed);
  return isStored ? { ...user, passwordHash: renewed } : user;
}

/**
 * The child of a refresh token is derived from it, so that a repeated rotation can answer the same child from a hash alone.
 * The key before the last change of secret comes second: a rotation may have been done with it a moment ago.
 */
function childrenOf(token: string): string[] {
  const keys = [keyFor('refresh-child'), previousKeyFor('refresh-child')].filter((key) => key !== null);
  return keys.map((key) => createHmac('sha256', key).update(token).digest('base64url'));
}

const expired = () => new Problem('UNAUTHENTICATED', 'Your session has ended. Sign in again.');

/** Rotation with reuse detection (decisions, "Identity"). Throws `UNAUTHENTICATED`. */
export async function refreshSession(presented: string, now: Date): Promise<SignedIn> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (!token || token.lockedAt) throw expired();
  const session = { expiresAt: token.sessionExpiresAt, revokedAt: token.sessionRevokedAt };
  const verdict = judgeRefresh({ ...token, session }, now);
  if (verdict === 'reuse') {
    log.warn('refresh token used twice', { userId: token.id, sessionId: token.sessionId });
    await endSession(token.sessionId, 'reuse', now);
  }
  if (verdict === 'reuse' || verdict === 'expired') throw expired();
  const children = childrenOf(presented);
  const refreshToken =
    verdict === 'rotate' ? children[0] : children.find((child) => isSame(hashToken(child), token.childHash));
  if (refreshToken === undefined) throw expired();
  if (verdict === 'rotate' && !(await rotate(token, refreshToken, now))) return refreshSession(presented, now);
  return { user: viewUserInfo(token), sid: token.sessionId, refreshToken };
}

/** False when another request was faster; the token is then judged anew. */
const rotate = (parent: { tokenId: string; sessionId: string }, child: string, now: Date): Promise<boolean> =>
  store.rotateToken({
    parentId: parent.tokenId,
    sessionId: parent.sessionId,
    childHash: hashToken(child),
    childExpiresAt: after(now, LIFETIMES.refreshIdle),
    now,
  });

const isSame = (one: Uint8Array, other: Uint8Array | null): boolean => other !== null && Buffer.from(one).equals(other);

async function endSession(sid: string, reason: string, now: Date): Promise<void> {
  await store.revokeSession(sid, reason, now);
  forgetSessions();
}

/** Ends the session that the token belongs to; a token that opens nothing has nothing to end. */
export async function signOut(presented: string, now: Date): Promise<void> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (token) await endSession(token.sessionId, 'sign-out', now);
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

/** The same for an admin who helps: limited by the account alone, and waited for. */
export async function mailResetTo(request: { email: string; now: Date }): Promise<void> {
  await countGuess('mailToAccountSoon', `reset_password:${request.email}`);
  await countGuess('mailToAccount', `reset_password:${request.email}`);
  await sendLink('reset_password', request);
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
  refuseWeakPassword(newPassword, owner.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const user = await store.resetPassword({ link: hashToken(token), passwordHash, now });
  if (!user) throw deadLink();
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

function wrongPassword(): Problem {
  const message = 'The current password is not right';
  return new Problem('VALIDATION', message, { fields: { currentPassword: message } });
}

/** Ends every session, this one too, and starts a new one here. Throws `VALIDATION` when the current password is wrong. */
export async function changePassword(change: PasswordChange): Promise<SignedIn> {
  const { userId, currentPassword, newPassword, origin, now } = change;
  const user = await store.findUserById(userId);
  if (!user) throw expired();
  await countGuess('passwordOfUser', userId);
  if (!(await checkPassword(currentPassword, user.passwordHash))) throw wrongPassword();
  refuseWeakPassword(newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  if (!(await store.changePassword({ userId, from: user.passwordHash, to: passwordHash, now }))) throw wrongPassword();
  forgetSessions();
  await forgetGuesses('passwordOfUser', userId);
  await forgetGuesses('loginByAccount', user.email);
  mailPasswordChanged({ to: user.email });
  return orRefuse(await startSession({ ...user, passwordHash }, origin, now));
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
  const { token, now, viewerId } = verification;
  await countGuess('tokenByAddress', verification.origin.address);
  const resetToken = newToken();
  const confirmed = await store.confirmEmail({
    link: hashToken(token),
    viewerId,
    resetLink: { hash: hashToken(resetToken), expiresAt: after(now, LIFETIMES.resetLink) },
    now,
  });
  if (!confirmed) throw deadLink();
  const message = 'Email verified successfully! You can now log in to your account.';
  if (!confirmed.tookOver) return { message };
  forgetSessions();
  return { message, resetToken };
}
