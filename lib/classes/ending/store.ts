import 'server-only';
import { db, transact } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ClassId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';

/** Maximum number of classes that one run of the job handles. The next run handles more. */
const BATCH = 100;

export interface UnnotifiedRow {
  id: ClassId;
  name: string;
  usedAt: Date;
  /** Confirmed email addresses of the instructors, with the language of their pages. */
  instructors: { email: string; language: Language }[];
}

export const listUnnotified = (usedBefore: Date) => db.$queryRaw<UnnotifiedRow[]>`
  SELECT c.id, c.name, c.used_at AS "usedAt", ARRAY(
    SELECT jsonb_build_object('email', u.email, 'language', coalesce(u.language, 'en')) FROM users u WHERE u.email IS NOT NULL AND u.email_verified_at IS NOT NULL AND u.locked_at IS NULL AND (u.id = c.owner_id
      OR EXISTS (SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = u.id)) ORDER BY u.email) AS instructors
  FROM classes c WHERE c.used_at < ${usedBefore} AND c.ending_told_at IS NULL ORDER BY c.id LIMIT ${BATCH}`;

/**
 * Stores when the instructors were notified, and queues the emails, in one transaction. Returns false when the class
 * was used after it was listed, or another run has already notified them.
 */
export function noteNotified(
  id: ClassId,
  { usedAt, now }: { usedAt: Date; now: Date },
  storeMail: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<boolean> {
  return transact(async (tx) => {
    const noted = await tx.$executeRaw`
      UPDATE classes SET ending_told_at = ${now} WHERE id = ${id}::uuid AND used_at <= ${usedAt} AND ending_told_at IS NULL`;
    if (noted > 0) await storeMail(tx);
    return noted > 0;
  });
}

interface Ended {
  usedBefore: Date;
  notifiedBefore: Date;
}

export const listEnded = async ({ usedBefore, notifiedBefore }: Ended): Promise<ClassId[]> => {
  const rows = await db.$queryRaw<{ id: ClassId }[]>`
    SELECT id FROM classes WHERE used_at < ${usedBefore} AND ending_told_at < ${notifiedBefore} ORDER BY id LIMIT ${BATCH}`;
  return rows.map(({ id }) => id);
};

/**
 * Deletes a class. Returns false when the class was used after it was listed. Locks the class first, then the members,
 * in the same order as every change of the roster.
 */
export function endClass(id: ClassId, { usedBefore, notifiedBefore }: Ended): Promise<boolean> {
  return transact(async (tx) => {
    const rested = await tx.$queryRaw<object[]>`
      SELECT 1 FROM classes WHERE id = ${id}::uuid AND used_at < ${usedBefore} AND ending_told_at < ${notifiedBefore} FOR UPDATE`;
    if (rested.length === 0) return false;
    await tx.classMember.deleteMany({ where: { classId: id } });
    return (await tx.studyClass.deleteMany({ where: { id } })).count > 0;
  });
}
