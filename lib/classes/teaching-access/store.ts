import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import type { AssignmentId, ClassId, UserId } from '@/lib/kernel/ids';
import { teaches } from './condition';

interface ClassAccessRow extends ClassAccess {
  usedAt: Date;
}

export const findClassAccess = async (id: ClassId, userId: UserId): Promise<ClassAccessRow | null> => {
  const rows = await db.$queryRaw<ClassAccessRow[]>`
    SELECT c.id, c.owner_id AS "ownerId", c.used_at AS "usedAt" FROM classes c WHERE c.id = ${id}::uuid AND ${teaches(userId)}`;
  return rows[0] ?? null;
};

export const findNewestClassId = async (userId: UserId): Promise<ClassId | null> => {
  const rows = await db.$queryRaw<{ id: ClassId }[]>`
    SELECT c.id FROM classes c WHERE ${teaches(userId)} ORDER BY c.id DESC LIMIT 1`;
  return rows[0]?.id ?? null;
};

/** Stores the time of the last use, unless the stored time is already after `notedBefore`. */
export const noteUse = (id: ClassId, now: Date, notedBefore: Date) => db.$executeRaw`
  UPDATE classes SET used_at = ${now}, ending_told_at = NULL WHERE id = ${id}::uuid AND used_at < ${notedBefore}`;

/** Stores the time of the last use of the class to which a test belongs. */
export const noteUseOfTest = (id: AssignmentId, now: Date, notedBefore: Date) => db.$executeRaw`
  UPDATE classes c SET used_at = ${now}, ending_told_at = NULL FROM class_assignments a
  WHERE a.id = ${id}::uuid AND c.id = a.class_id AND c.used_at < ${notedBefore}`;
