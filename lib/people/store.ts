import 'server-only';
import { endAllSessions } from '@/lib/auth/steps';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { ROLES } from '@/lib/kernel/account';
import type { UserId } from '@/lib/kernel/ids';
import { searchWords } from '@/lib/kernel/text';
import type { PersonFilter } from './rules';

export interface PersonRow {
  id: UserId;
  email: string | null;
  firstName: string;
  lastName: string;
  roles: string[];
  emailVerifiedAt: Date | null;
  lockedAt: Date | null;
  createdAt: Date;
  lastVisitAt: Date | null;
  /** Device name of the first stored session; null if there is none. */
  deviceName: string | null;
}

/**
 * SQL that selects people, without a WHERE clause. The last visit is the latest use of a session or the latest counted
 * page view.
 */
const PERSON = Prisma.sql`
  SELECT u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.roles,
    u.email_verified_at AS "emailVerifiedAt", u.locked_at AS "lockedAt", u.created_at AS "createdAt",
    greatest((SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id),
      (SELECT max(a.last_seen_at) FROM analytics_sessions a WHERE a.user_id = u.id)) AS "lastVisitAt",
    (SELECT s.device_name FROM sessions s WHERE s.user_id = u.id ORDER BY s.created_at LIMIT 1) AS "deviceName"
  FROM users u`;

/**
 * SQL condition that excludes accounts for a student's answers on paper: nobody can sign in to them, and they are
 * deleted with their class.
 */
const IS_PERSON = Prisma.sql`NOT EXISTS (SELECT 1 FROM class_members m WHERE m.user_id = u.id AND m.on_paper)`;

const SHOWN: Record<PersonFilter, Prisma.Sql> = {
  everybody: Prisma.sql`true`,
  admins: Prisma.sql`${ROLES.admin} = ANY(u.roles)`,
  unverified: Prisma.sql`u.email IS NOT NULL AND u.email_verified_at IS NULL`,
  devices: Prisma.sql`u.email IS NULL`,
  locked: Prisma.sql`u.locked_at IS NOT NULL`,
};

export interface PeopleAsked {
  /** Words, in lower case, that must occur in the email address or the name, in any order. Empty: no search. */
  search: string;
  show: PersonFilter;
  page: number;
  size: number;
}

/**
 * Lists people, newest first. Uses `position` instead of LIKE, so that percent signs and underscores are matched
 * literally.
 */
export async function listPeople(asked: PeopleAsked): Promise<{ rows: PersonRow[]; totalItems: number }> {
  const where = Prisma.sql`${SHOWN[asked.show]} AND ${IS_PERSON} AND NOT EXISTS (
    SELECT 1 FROM unnest(${searchWords(asked.search)}::text[]) AS word
    WHERE position(word in lower(concat(u.email, ' ', u.first_name, ' ', u.last_name))) = 0)`;
  const [rows, counted] = await Promise.all([
    db.$queryRaw<PersonRow[]>`
      ${PERSON} WHERE ${where} ORDER BY u.created_at DESC, u.id LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`,
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM users u WHERE ${where}`,
  ]);
  return { rows, totalItems: counted[0]?.count ?? 0 };
}

export async function findPerson(id: UserId): Promise<PersonRow | null> {
  const rows = await db.$queryRaw<PersonRow[]>`${PERSON} WHERE u.id = ${id}::uuid`;
  return rows[0] ?? null;
}

/**
 * Returns true if the person is an admin. Locks the row: the reply acknowledges a change that is already stored, so the
 * row must be on the replicas (lib/db/repeated-writes.alone.db.test.ts).
 */
export async function isAdmin(id: UserId): Promise<boolean> {
  const [row] = await db.$queryRaw<{ isAdmin: boolean }[]>`
    SELECT ${ROLES.admin} = ANY(roles) AS "isAdmin" FROM users WHERE id = ${id}::uuid FOR KEY SHARE`;
  return row?.isAdmin ?? false;
}

export const findPasswordHash = async (id: UserId): Promise<string | null> =>
  (await db.user.findUnique({ where: { id }, select: { passwordHash: true } }))?.passwordHash ?? null;

export type Locking = 'locked' | 'already-locked' | 'missing' | 'last-admin';

/**
 * Locks the account and ends its sessions. Locks the rows of all admins while counting them. If two admins lock each
 * other's account at the same time, the second one gets `last-admin`.
 */
export async function lockPerson(tx: Prisma.TransactionClient, id: UserId, now: Date): Promise<Locking> {
  const admins = await tx.$queryRaw<{ id: UserId; isLocked: boolean }[]>`
      SELECT id, locked_at IS NOT NULL AS "isLocked" FROM users WHERE ${ROLES.admin} = ANY(roles) ORDER BY id FOR UPDATE`;
  const open = admins.filter((admin) => !admin.isLocked);
  if (open.length === 1 && open[0]?.id === id) return 'last-admin';
  const locked = await tx.user.updateMany({ where: { id, lockedAt: null }, data: { lockedAt: now } });
  if (locked.count === 0) return (await tx.user.count({ where: { id } })) > 0 ? 'already-locked' : 'missing';
  await endAllSessions(tx, id, 'locked', now);
  return 'locked';
}

/** Unlocks the account. Returns false if it does not exist or is not locked. */
export async function unlockPerson(tx: Prisma.TransactionClient, id: UserId): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id, lockedAt: { not: null } }, data: { lockedAt: null } });
  invalidate(tx, 'sessions');
  return count > 0;
}
