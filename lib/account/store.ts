import 'server-only';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { ROLES } from '@/lib/kernel/account';

const profile = {
  language: true,
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  phoneNumber: true,
  dateOfBirth: true,
  profilePicture: true,
  addressLine1: true,
  addressLine2: true,
  city: true,
  state: true,
  zipCode: true,
  country: true,
  emailVerifiedAt: true,
  passwordHash: true,
  passwordChosen: true,
  createdAt: true,
  roles: true,
} as const;
export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profile }>;

export const findProfile = (id: string): Promise<ProfileRow | null> =>
  db.user.findUnique({ where: { id }, select: profile });

/** Columns of the profile that the user may change. The email address and the roles are not among them. */
export type ProfileFields = Pick<
  ProfileRow,
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'dateOfBirth'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
>;

export const updateProfile = (id: string, fields: ProfileFields): Promise<ProfileRow> =>
  db.user.update({ where: { id }, data: fields, select: profile });

export type Deletion = 'deleted' | 'last-admin' | 'changed';

/**
 * Erases the account. Returns `changed` if the password has changed since it was checked, or if a device account got an
 * address.
 */
export const deleteUser = (id: string, passwordHash: string | null): Promise<Deletion> =>
  eraseUser(id, passwordHash === null ? { passwordHash, email: null } : { passwordHash });

/**
 * Erases an account that its owner had deleted and that restoring a backup has brought back. Records this in the audit
 * log. Returns `changed` if the account does not exist.
 */
export const deleteUserAgain = (id: string): Promise<Deletion> =>
  eraseUser(id, {}, (tx) =>
    tx.auditEntry.create({ data: { action: 'person.delete', subject: `user:${id}` }, select: { id: true } }),
  );

/**
 * Erases an account. Foreign keys delete the rows that refer to the account; rows stored for others (reports, anonymous
 * sessions) lose the reference. Locks all admins while counting them, so that the last two admins cannot be deleted at
 * the same time.
 */
function eraseUser(
  id: string,
  unchanged: { passwordHash?: string | null; email?: null },
  audit?: (tx: Prisma.TransactionClient) => Promise<unknown>,
): Promise<Deletion> {
  return transact(async (tx) => {
    const admins = await tx.$queryRaw<{ id: string; isLocked: boolean }[]>`
      SELECT id, locked_at IS NOT NULL AS "isLocked" FROM users WHERE ${ROLES.admin} = ANY(roles) ORDER BY id FOR UPDATE`;
    // Locks the classes in the same order as every change of a class roster, because deleting the last member of a
    // roster entry also deletes the entry.
    await tx.$queryRaw`
      SELECT 1 FROM classes c WHERE owner_id = ${id}::uuid
        OR EXISTS (SELECT 1 FROM class_colleagues WHERE class_id = c.id AND user_id = ${id}::uuid)
        OR EXISTS (SELECT 1 FROM class_members WHERE class_id = c.id AND user_id = ${id}::uuid) ORDER BY c.id FOR UPDATE`;
    // One admin who can sign in must always remain.
    const isAdmin = admins.some((admin) => admin.id === id);
    if (isAdmin && !admins.some((other) => other.id !== id && !other.isLocked)) return 'last-admin';
    // The report stays, but without the text that the person wrote.
    const mine = { userId: id, user: unchanged };
    await tx.questionReport.updateMany({ where: mine, data: { comment: '', reply: '', answerIds: [] } });
    // The IP address could identify the person, so it is removed. The rest of the session is only statistics.
    await tx.analyticsSession.updateMany({ where: mine, data: { ipAddress: '' } });
    const { count } = await tx.user.deleteMany({ where: { id, ...unchanged } });
    if (count > 0) await audit?.(tx);
    invalidate(tx, 'sessions');
    return count > 0 ? 'deleted' : 'changed';
  });
}
