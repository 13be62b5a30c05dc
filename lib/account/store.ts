import 'server-only';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { ROLES } from '@/lib/kernel/account';

const profile = {
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

/** Fields that people may change in their own row: neither address nor roles. */
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
 * Erases the person. Cascades delete the rows that name them, and rows stored for others (reports, anonymous sessions)
 * lose the reference. `changed`: the checked password has changed, or an account without an address got one. Locks all
 * admins while it counts them, so that the last two cannot leave at the same moment.
 */
export function deleteUser(id: string, passwordHash: string | null): Promise<Deletion> {
  const unchanged = passwordHash === null ? { passwordHash, email: null } : { passwordHash };
  return transact(async (tx) => {
    const admins = await tx.$queryRaw<{ id: string; isLocked: boolean }[]>`
      SELECT id, locked_at IS NOT NULL AS "isLocked" FROM users WHERE ${ROLES.admin} = ANY(roles) ORDER BY id FOR UPDATE`;
    // Locks the classes in a fixed order, as every change of places does, because a place is deleted with its last
    // member.
    await tx.$queryRaw`
      SELECT 1 FROM classes c WHERE owner_id = ${id}::uuid
        OR EXISTS (SELECT 1 FROM class_colleagues WHERE class_id = c.id AND user_id = ${id}::uuid)
        OR EXISTS (SELECT 1 FROM class_members WHERE class_id = c.id AND user_id = ${id}::uuid) ORDER BY c.id FOR UPDATE`;
    // An admin who can sign in must remain.
    const isAdmin = admins.some((admin) => admin.id === id);
    if (isAdmin && !admins.some((other) => other.id !== id && !other.isLocked)) return 'last-admin';
    // The report itself stays for others; its wording is removed.
    const mine = { userId: id, user: unchanged };
    await tx.questionReport.updateMany({ where: mine, data: { comment: '', reply: '', answerIds: [] } });
    // An address can lead back to the person; the rest of a session is a count.
    await tx.analyticsSession.updateMany({ where: mine, data: { ipAddress: '' } });
    const { count } = await tx.user.deleteMany({ where: { id, ...unchanged } });
    invalidate(tx, 'sessions');
    return count > 0 ? 'deleted' : 'changed';
  });
}
