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

/** What a person may change of their own row: neither address nor roles. */
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
 * Erases the person; rows that name them go by the database's own cascades, and what is kept for others (reports,
 * anonymous sessions) forgets who it was. `changed`: the password is no longer the one that was checked, or with none, the account
 * has an address now. All admins are locked while they are counted, so that the last two cannot leave at the same moment.
 */
export function deleteUser(id: string, passwordHash: string | null): Promise<Deletion> {
  const unchanged = passwordHash === null ? { passwordHash, email: null } : { passwordHash };
  return transact(async (tx) => {
    const admins = await tx.$queryRaw<{ id: string; isLocked: boolean }[]>`
      SELECT id, locked_at IS NOT NULL AS "isLocked" FROM users WHERE ${ROLES.admin} = ANY(roles) ORDER BY id FOR UPDATE`;
    // As everybody who changes the places of a class, and in one order, since a place goes with its last member.
    await tx.$queryRaw`
      SELECT 1 FROM classes c WHERE owner_id = ${id}::uuid
        OR EXISTS (SELECT 1 FROM class_colleagues WHERE class_id = c.id AND user_id = ${id}::uuid)
        OR EXISTS (SELECT 1 FROM class_members WHERE class_id = c.id AND user_id = ${id}::uuid) ORDER BY c.id FOR UPDATE`;
    // An admin must be left who can sign in.
    const isAdmin = admins.some((admin) => admin.id === id);
    if (isAdmin && !admins.some((other) => other.id !== id && !other.isLocked)) return 'last-admin';
    // Which question is wrong, and how, is kept for the others; in whose words is not.
    const mine = { userId: id, user: unchanged };
    await tx.questionReport.updateMany({ where: mine, data: { comment: '', reply: '', answerIds: [] } });
    // An address can lead back to the person; the rest of a session is a count.
    await tx.analyticsSession.updateMany({ where: mine, data: { ipAddress: '' } });
    const { count } = await tx.user.deleteMany({ where: { id, ...unchanged } });
    invalidate(tx, 'sessions');
    return count > 0 ? 'deleted' : 'changed';
  });
}
