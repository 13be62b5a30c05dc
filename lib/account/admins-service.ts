import 'server-only';
import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { canonicalEmail } from '@/lib/kernel/account';
import { Problem } from '@/lib/kernel/problem';
import { z } from '@/lib/kernel/schema';
import { clearGuesses } from '@/lib/limits/service';
import { withdrawMessages } from '@/lib/mail/queue-service';
import { hashPassword } from '@/lib/passwords/service';
import * as store from './admins-store';
import { deleteUserAgain, findProfile } from './store';

const DEFAULT_EMAIL = 'admin@coldpass.test';

/** Returns a random password of 96 bits. It may be long, because it is shown and typed only once. */
const randomPassword = (): string => randomBytes(12).toString('base64url');

/**
 * Creates the first admin of a new installation. The password is `ADMIN_PASSWORD`, or a random one that is returned and
 * stored only as a hash. Returns null if there already is an admin.
 */
export async function ensureFirstAdmin(): Promise<{ email: string; password: string | null } | null> {
  if ((await store.countAdmins()) > 0) return null;
  const email = canonicalEmail(env().ADMIN_EMAIL ?? DEFAULT_EMAIL);
  if (email === null) throw new Error('ADMIN_EMAIL is not an email address. Correct it and start again.');
  const chosen = env().ADMIN_PASSWORD ?? null;
  const password = chosen ?? randomPassword();
  await store.saveAdmin({ email, passwordHash: await hashPassword(password) });
  return { email, password: chosen === null ? password : null };
}

function requireEmail(typed: string): string {
  const email = canonicalEmail(typed);
  if (email === null) throw new Problem('VALIDATION', `${typed} is not an email address`);
  return email;
}

const unknown = (email: string) => new Problem('NOT_FOUND', `Nobody has an account with ${email}`);

/** Creates an admin and returns the password, which is stored only as a hash. Throws `VALIDATION` or `EMAIL_TAKEN`. */
export async function createAdmin(typed: string): Promise<string> {
  const email = requireEmail(typed);
  if (await store.findByEmail(email)) {
    throw new Problem(
      'EMAIL_TAKEN',
      `${email} has an account already. Give it the role with: npm run admin -- grant ${email}`,
    );
  }
  const password = randomPassword();
  await store.saveAdmin({ email, passwordHash: await hashPassword(password) });
  return password;
}

/**
 * Gives an existing account the admin role. `actorId`: the admin who makes the change; null for a command on the
 * server's machine. Throws `VALIDATION`, `NOT_FOUND`, and `CONFLICT` for an unconfirmed address.
 */
export async function grantAdmin(typed: string, actorId: string | null = null): Promise<void> {
  const email = requireEmail(typed);
  const result = await store.grantRole(email, actorId);
  if (result === 'missing') throw unknown(email);
  if (result === 'unconfirmed') {
    throw new Problem(
      'CONFLICT',
      `Nobody has confirmed ${email} yet. Ask its owner to open the link in the confirmation email (their profile sends another one), then try again.`,
    );
  }
}

/** Removes the admin role. Throws `VALIDATION`, `NOT_FOUND`, and `CONFLICT` for the only admin who can sign in. */
export async function revokeAdmin(typed: string, actorId: string | null = null): Promise<void> {
  const email = requireEmail(typed);
  const result = await store.revokeRole(email, actorId);
  if (result === 'no-admin') throw new Problem('NOT_FOUND', `${email} is not an admin`);
  if (result === 'last-admin')
    throw new Problem('CONFLICT', `${email} is the only admin who can sign in. Give someone else the role first.`);
}

/**
 * Replaces the password by a random password, ends all sessions, and returns the new password. Throws `VALIDATION`,
 * `NOT_FOUND`.
 */
export async function resetPassword(typed: string): Promise<string> {
  const email = requireEmail(typed);
  const password = randomPassword();
  if (!(await store.replacePassword(email, await hashPassword(password)))) throw unknown(email);
  await clearGuesses('loginByAccount', email);
  return password;
}

/**
 * Erases an account that its owner had deleted and that restoring a backup has brought back. Returns false if the
 * backup did not contain the account. Throws `VALIDATION` for a text that is not an account's id, and `CONFLICT` for
 * the only admin who can sign in.
 */
export async function deleteAgain(id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) {
    throw new Problem('VALIDATION', `${id} is not a userId. The log has it in each "account deleted" line`);
  }
  const row = await findProfile(id);
  const result = await deleteUserAgain(id);
  if (result === 'last-admin') throw new Problem('CONFLICT', `${id} is the only admin who can sign in`);
  if (row?.email) await withdrawMessages(row.email);
  return result === 'deleted';
}
