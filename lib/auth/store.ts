import 'server-only';
import { db, transact } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import { ROLES } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { type Identity, identity, type Owner, toIdentity, withPassword } from './identity';
import { confirmAddress, createSession, endAllSessions, type NewLink, type NewSession, voidLinks } from './steps';

export async function findUserByEmail(email: string) {
  const row = await db.user.findUnique({ where: { email }, select: withPassword });
  return row && toIdentity(row);
}

export async function findUserById(id: UserId) {
  const row = await db.user.findUnique({ where: { id }, select: withPassword });
  return row && toIdentity(row);
}

export interface NewUser {
  email: string;
  passwordHash: string;
  passwordChosen: boolean;
  firstName: string;
  lastName: string;
  language: Language;
}

interface FirstAccess {
  /** The links to send by email. */
  links: readonly NewLink[];
  session: Omit<NewSession, 'userId'>;
}

/**
 * Creates the account, its links and its first session in one transaction, so that a registration that fails halfway
 * can be repeated. Returns null if the address is taken; the unique key decides between two concurrent registrations.
 */
export async function createUser(
  user: NewUser,
  { links, session }: FirstAccess,
): Promise<{ user: Identity; sid: SessionId } | null> {
  try {
    return await transact(async (tx) => {
      const created = toIdentity(await tx.user.create({ data: user, select: identity }));
      const access = { userId: created.id, email: user.email };
      await tx.mailToken.createMany({ data: links.map((link) => ({ ...link, ...access })) });
      return { user: created, sid: await createSession(tx, { userId: created.id, ...session }) };
    });
  } catch (error) {
    if (refusalCode(error) === 'P2002') return null;
    throw error;
  }
}

interface MailboxOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Finds or creates the account of a person whose address a provider confirms. If somebody registered the address
 * without confirming it, that person loses access first. Returns the reason if the account cannot be opened because it
 * is locked or belongs to an admin.
 */
export function findOrCreateConfirmed(
  owner: MailboxOwner,
  { opensAdmins, now }: { opensAdmins: boolean; now: Date },
): Promise<Owner | 'locked' | 'admin'> {
  return transact(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO users (id, email, first_name, last_name, email_verified_at, updated_at)
      VALUES (gen_random_uuid(), ${owner.email}, ${owner.firstName}, ${owner.lastName}, ${now}, ${now})
      ON CONFLICT (email) DO NOTHING`;
    await tx.$executeRaw`SELECT 1 FROM users WHERE email = ${owner.email} FOR NO KEY UPDATE`;
    const user = toIdentity(await tx.user.findUniqueOrThrow({ where: { email: owner.email }, select: withPassword }));
    if (user.lockedAt) return 'locked';
    if (!opensAdmins && user.roles.includes(ROLES.admin)) return 'admin';
    return (await confirmAddress(tx, { userId: user.id, keepsChosenPassword: false, now })) ?? user;
  });
}

interface PasswordChange {
  userId: UserId;
  /** The hash against which the password was checked. The update applies only if this hash is still stored. */
  from: string | null;
  to: string;
  now: Date;
}

/**
 * Stores the new password, ends every session and voids reset links, in one transaction. Returns false if another
 * request has changed the password in the meantime.
 */
export function changePassword({ userId, from, to, now }: PasswordChange): Promise<boolean> {
  return transact(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: from, lockedAt: null },
      data: { passwordHash: to, passwordChosen: true },
    });
    if (count === 0) return false;
    await voidLinks(tx, userId, 'reset_password', now);
    await endAllSessions(tx, userId, 'password-change', now);
    return true;
  });
}

/**
 * Stores a new hash of the same password, made with a higher cost. Returns false if the password has changed in the
 * meantime.
 */
export async function renewPasswordHash(userId: UserId, from: string, to: string): Promise<boolean> {
  const { count } = await db.user.updateMany({ where: { id: userId, passwordHash: from }, data: { passwordHash: to } });
  return count > 0;
}
