import 'server-only';
import { randomUUID } from 'node:crypto';
import { newSession, type Origin, type SignedIn } from '@/lib/auth/sessions/service';
import { mailboxOf } from '@/lib/kernel/account';
import { type SessionId, toUserId, type UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { Problem } from '@/lib/kernel/problem';
import { newToken } from '@/lib/kernel/token';
import { clearGuesses, countGuess } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { mailPasswordChanged, mailResetLink, mailVerificationLink, requireMailDeclared } from '@/lib/mail/service';
import { hashPassword } from '@/lib/passwords/service';
import { newRefreshToken } from '@/lib/session/refresh-token';
import * as store from './links-store';
import { LIFETIMES } from './rules';
import type { NewLink } from './steps';
import { after, hashToken } from './tokens';
import { viewUserInfo } from './view';
import { refuseWeakPassword } from './weak-password-rules';

const SAME_ANSWER_TO_ALL = 'If an account uses this address, an email is on its way.';

type Purpose = NewLink['purpose'];

/** Creates the token of a link in an email, and the row to store for it. */
export function newLink(purpose: Purpose, now: Date): { token: string; link: NewLink } {
  const token = newToken();
  const lifetime = purpose === 'verify_email' ? LIFETIMES.verificationLink : LIFETIMES.resetLink;
  return { token, link: { purpose, hash: hashToken(token), expiresAt: after(now, lifetime) } };
}

/** Creates and stores a link, voids older links with the same purpose, and returns the token of the new link. */
export async function issueMailToken(
  user: { id: UserId; email: string },
  purpose: Purpose,
  now: Date,
  transact: store.Transact = store.inTransaction,
): Promise<string> {
  const { token, link } = newLink(purpose, now);
  await transact((tx) => store.createMailToken(tx, { ...link, userId: user.id, email: user.email, now }));
  return token;
}

async function countMailTo(purpose: Purpose, email: string): Promise<void> {
  const key = `${purpose}:${mailboxOf(email)}`;
  await countGuess('mailToAccountSoon', key);
  await countGuess('mailToAccount', key);
}

/**
 * Emails a link. Returns the same sentence for every address, and sends the email after the response, so that neither
 * the text nor the time reveals whether an account exists.
 */
export async function requestMail(
  purpose: 'verify_email' | 'reset_password',
  request: { email: string; origin: Origin; now: Date },
): Promise<string> {
  requireMailDeclared();
  await countGuess('mailByAddress', request.origin.address);
  await countMailTo(purpose, request.email);
  const { email, now, origin } = request;
  void sendLink(purpose, { email, now, language: origin.language }).catch((error: unknown) =>
    log.error('mail link failed', { error }),
  );
  return SAME_ANSWER_TO_ALL;
}

/**
 * Emails a reset link because an admin requested it. Only the limit of emails to the receiving account applies.
 * `transact`: a transaction that also stores the audit record. Sends the email after the link and the record are
 * stored, because an email cannot be recalled. If the limit refuses the email, neither is stored.
 */
export async function mailResetTo(request: LinkRequest & { transact?: store.Transact }): Promise<void> {
  await countMailTo('reset_password', request.email);
  await sendLink('reset_password', request);
}

interface LinkRequest {
  email: string;
  now: Date;
  /**
   * Language of the page that sent the request. Omitted if an admin asked: the email is then in the language of the
   * account.
   */
  language?: Language;
}

async function sendLink(
  purpose: 'verify_email' | 'reset_password',
  request: LinkRequest & { transact?: store.Transact },
): Promise<void> {
  const user = await store.findAddressee(request.email);
  const isForNobody = !user || user.lockedAt !== null || (purpose === 'verify_email' && user.emailVerifiedAt !== null);
  // An admin's request (`transact`) must not record an email that is never sent. Admins may learn that an account does
  // not exist; other users may not.
  if (isForNobody && request.transact) return;
  // An unknown address costs the same work as a known one, except for the email itself. Otherwise the time until the
  // server handles the next request would reveal whether the account exists.
  const addressee = isForNobody ? { id: toUserId(randomUUID()), email: request.email } : user;
  const token = await issueMailToken(addressee, purpose, request.now, request.transact);
  const language = request.language ?? user?.language ?? 'en';
  const message = { to: addressee.email, token, language, ...(isForNobody ? { isForNobody } : {}) };
  if (purpose === 'verify_email') mailVerificationLink(message);
  else mailResetLink({ ...message, isConfirmed: user?.emailVerifiedAt != null });
}

/**
 * Counts the use of an invalid link, and throws. Valid links are not counted, so that guesses from the same address do
 * not block a person with a valid link.
 */
async function refuseDeadLink({ address }: Origin): Promise<never> {
  await countGuess('tokenByAddress', address);
  throw new Problem('INVALID_TOKEN', 'This link has expired or was already used. Request a new one.');
}

/**
 * Sets the password, ends every session and clears the count of wrong passwords. Does not sign in. Throws
 * `INVALID_TOKEN`.
 */
export async function resetPassword(request: {
  token: string;
  newPassword: string;
  origin: Origin;
  now: Date;
}): Promise<void> {
  const { token, newPassword, origin, now } = request;
  const owner = await store.findMailTokenOwner(hashToken(token), 'reset_password', now);
  if (!owner) return refuseDeadLink(origin);
  // The password is checked before the link is used up, so that the user can try another password.
  refuseWeakPassword(newPassword, owner.email, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const user = await store.resetPassword({ link: hashToken(token), passwordHash, now });
  if (!user) return refuseDeadLink(origin);
  await clearGuesses('loginByAccount', user.email);
  mailPasswordChanged({ to: user.email, isConfirmed: true, language: origin.language });
}

interface Verification {
  token: string;
  /**
   * Id of the session in the browser that opened the link. The session may belong to another account; null if nobody is
   * signed in.
   */
  viewerSid: SessionId | null;
  origin: Origin;
  now: Date;
}

interface Verified {
  message: string;
  /** Token for choosing a password. Present if the account has no password. */
  resetToken?: string;
  /** The new session, if the user was signed in. */
  session?: SignedIn;
}

/**
 * Confirms the address. Before the first confirmation, somebody else may have registered the address, so every session
 * ends and an emailed password becomes void. A signed-in user continues in a new session. A user without a password
 * chooses one with the token in the response.
 */
export async function confirmEmail(verification: Verification): Promise<Verified> {
  const { token, now, viewerSid, origin } = verification;
  const [resetToken, refreshToken] = [newToken(), newRefreshToken()];
  const outcome = await store.confirmEmail({
    link: hashToken(token),
    viewerSid,
    resetLink: { hash: hashToken(resetToken), expiresAt: after(now, LIFETIMES.resetLink) },
    session: newSession(refreshToken, origin, now),
    now,
  });
  if (outcome === 'dead-link') return refuseDeadLink(origin);
  const message = 'Email verified successfully! You can now log in to your account.';
  if (outcome === 'confirmed-before') return { message };
  const { user, sid, needsPassword } = outcome;
  return {
    message,
    ...(needsPassword ? { resetToken } : {}),
    ...(sid === null
      ? {}
      : { session: { user: viewUserInfo(user), passwordHash: user.passwordHash, sid, refreshToken } }),
  };
}
