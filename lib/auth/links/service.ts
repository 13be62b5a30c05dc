import 'server-only';
import { LIFETIMES } from '@/lib/auth/rules';
import type { Origin } from '@/lib/auth/sessions/service';
import { after, hashToken, newToken } from '@/lib/auth/tokens';
import { refuseWeakPassword } from '@/lib/auth/weak-password';
import { Problem } from '@/lib/kernel/problem';
import { countGuess, forgetGuesses } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { mailPasswordChanged, mailResetLink, mailVerificationLink } from '@/lib/mail/service';
import { hashPassword } from '@/lib/passwords/service';
import { forgetSessions } from '@/lib/session/live';
import * as store from './store';

const SAME_ANSWER_TO_ALL = 'If an account uses this address, an email is on its way.';

/** The token of a new link, which voids the older ones of its purpose. */
export async function issueMailToken(
  user: { id: string; email: string },
  purpose: 'verify_email' | 'reset_password',
  now: Date,
  transact: store.Transact = store.inTransaction,
): Promise<string> {
  const token = newToken();
  const lifetime = purpose === 'verify_email' ? LIFETIMES.verificationLink : LIFETIMES.resetLink;
  const row = {
    userId: user.id,
    purpose,
    hash: hashToken(token),
    email: user.email,
    expiresAt: after(now, lifetime),
    now,
  };
  await transact((tx) => store.createMailToken(tx, row));
  return token;
}

/** Answers the same sentence for every address; the mail itself goes out after the response. */
export async function requestMail(
  purpose: 'verify_email' | 'reset_password',
  request: { email: string; origin: Origin; now: Date },
): Promise<string> {
  await countGuess('mailByAddress', request.origin.address);
  await countGuess('mailToAccountSoon', `${purpose}:${request.email}`);
  await countGuess('mailToAccount', `${purpose}:${request.email}`);
  void sendLink(purpose, request).catch((error: unknown) => log.error('mail link failed', { error }));
  return SAME_ANSWER_TO_ALL;
}

/**
 * The same for an admin who helps: limited by the account alone, and waited for. `transact` puts it on record: a mail cannot be
 * taken back, so it goes once the link and the record are there, and a refused one leaves neither.
 */
export async function mailResetTo(request: LinkRequest & { transact?: store.Transact }): Promise<void> {
  await countGuess('mailToAccountSoon', `reset_password:${request.email}`);
  await countGuess('mailToAccount', `reset_password:${request.email}`);
  await sendLink('reset_password', request);
}

interface LinkRequest {
  email: string;
  now: Date;
}

async function sendLink(
  purpose: 'verify_email' | 'reset_password',
  request: LinkRequest & { transact?: store.Transact },
): Promise<void> {
  const user = await store.findAddressee(request.email);
  if (!user || user.lockedAt || (purpose === 'verify_email' && user.emailVerifiedAt)) return;
  const token = await issueMailToken(user, purpose, request.now, request.transact);
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
