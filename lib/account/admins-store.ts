import 'server-only';
import { endAllSessions } from '@/lib/auth/steps';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { ROLES } from '@/lib/kernel/account';
import { toUserId } from '@/lib/kernel/ids';

export const countAdmins = (): Promise<number> => db.user.count({ where: { roles: { has: ROLES.admin } } });

export interface NewAdmin {
  email: string;
  passwordHash: string;
}

type Transaction = Prisma.TransactionClient;

interface RoleChange {
  /** Id of the admin who makes the change; null for a command on the server's machine. */
  actorId: string | null;
  action: string;
  userId: string;
  before: string[];
  after: string[];
}

async function audit(tx: Transaction, { actorId, action, userId, before, after }: RoleChange) {
  await tx.auditEntry.create({
    data: { actorId, action, subject: `user:${userId}`, before: { roles: before }, after: { roles: after } },
    select: { id: true },
  });
}

/**
 * Creates an admin account. If the account exists, gives it the admin role and this password, and ends its sessions.
 */
export async function saveAdmin({ email, passwordHash }: NewAdmin): Promise<void> {
  const opened = { emailVerifiedAt: new Date(), lockedAt: null };
  const given = { passwordHash, passwordChosen: true, ...opened, roles: [ROLES.user, ROLES.admin] };
  await transact(async (tx) => {
    const known = await tx.user.findUnique({ where: { email }, select: { roles: true } });
    const { id } = await tx.user.upsert({
      where: { email },
      create: { ...given, email, firstName: 'Admin', lastName: 'User' },
      update: given,
      select: { id: true },
    });
    await endAllSessions(tx, toUserId(id), 'made-admin', new Date());
    await audit(tx, {
      actorId: null,
      action: 'admin.create',
      userId: id,
      before: known?.roles ?? [],
      after: given.roles,
    });
  });
}

export const findByEmail = (email: string) =>
  db.user.findUnique({ where: { email }, select: { id: true, roles: true } });

export type Grant = 'granted' | 'missing' | 'unconfirmed';

/**
 * Adds the admin role. It applies from the account's next request on. Refuses unconfirmed addresses, because anybody
 * can register one.
 */
export function grantRole(email: string, actorId: string | null): Promise<Grant> {
  return transact(async (tx) => {
    const select = { id: true, roles: true, emailVerifiedAt: true } as const;
    const user = await tx.user.findUnique({ where: { email }, select });
    if (!user) return 'missing';
    if (user.roles.includes(ROLES.admin)) return 'granted';
    if (!user.emailVerifiedAt) return 'unconfirmed';
    const roles = [...user.roles, ROLES.admin];
    await tx.user.update({ where: { id: user.id }, data: { roles }, select: { id: true } });
    invalidate(tx, 'sessions');
    await audit(tx, { actorId, action: 'admin.grant', userId: user.id, before: user.roles, after: roles });
    return 'granted';
  });
}

export type Revocation = 'revoked' | 'no-admin' | 'last-admin';

/**
 * Removes the admin role. Locks the rows of all admins while counting them, so that the second of two concurrent calls
 * sees the change of the first.
 */
export function revokeRole(email: string, actorId: string | null): Promise<Revocation> {
  return transact(async (tx) => {
    const admins = await tx.$queryRaw<{ id: string; email: string; roles: string[]; isLocked: boolean }[]>`
      SELECT id, email, roles, locked_at IS NOT NULL AS "isLocked" FROM users WHERE ${ROLES.admin} = ANY(roles) ORDER BY id FOR UPDATE`;
    const admin = admins.find((candidate) => candidate.email === email);
    if (!admin) return 'no-admin';
    // One admin who can sign in must always remain.
    if (!admins.some((other) => other.id !== admin.id && !other.isLocked)) return 'last-admin';
    const roles = admin.roles.filter((role) => role !== ROLES.admin);
    await tx.user.update({ where: { id: admin.id }, data: { roles }, select: { id: true } });
    invalidate(tx, 'sessions');
    await audit(tx, { actorId, action: 'admin.revoke', userId: admin.id, before: admin.roles, after: roles });
    return 'revoked';
  });
}

/** Replaces the password, ends every session and voids unused links. Returns false if no account has the address. */
export function replacePassword(email: string, passwordHash: string): Promise<boolean> {
  return transact(async (tx) => {
    const user = await tx.user.findUnique({ where: { email }, select: { id: true, roles: true } });
    if (!user) return false;
    await tx.user.update({
      where: { id: user.id },
      data: { passwordHash, passwordChosen: false, lockedAt: null },
      select: { id: true },
    });
    await tx.mailToken.updateMany({ where: { userId: user.id, usedAt: null }, data: { usedAt: new Date() } });
    await endAllSessions(tx, toUserId(user.id), 'password-reset', new Date());
    await audit(tx, { actorId: null, action: 'admin.reset', userId: user.id, before: user.roles, after: user.roles });
    return true;
  });
}
