import 'server-only';
import { db } from '@/lib/db/client';
import type { ClassId } from '@/lib/kernel/ids';
import type { Rest } from './rules';

/** At once: the next round has the others. */
const BATCH = 100;

interface ToldRow extends Rest {
  id: ClassId;
  name: string;
  /** Confirmed addresses of those who teach it. */
  emails: string[];
}

/** Notes that they are told. Of two rounds at once each takes others. */
export const takeUntold = (usedBefore: Date, now: Date) => db.$queryRaw<ToldRow[]>`
  UPDATE classes c SET ending_told_at = ${now} WHERE c.id IN (SELECT id FROM classes
    WHERE used_at < ${usedBefore} AND ending_told_at IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING c.id, c.name, c.used_at AS "usedAt", c.ending_told_at AS "endingToldAt", ARRAY(
    SELECT u.email FROM users u WHERE u.email IS NOT NULL AND u.email_verified_at IS NOT NULL AND u.locked_at IS NULL AND (u.id = c.owner_id
      OR EXISTS (SELECT 1 FROM class_colleagues k WHERE k.class_id = c.id AND k.user_id = u.id)) ORDER BY u.email) AS emails`;

interface Ended {
  usedBefore: Date;
  toldBefore: Date;
}

export const listEnded = async ({ usedBefore, toldBefore }: Ended): Promise<ClassId[]> => {
  const rows = await db.$queryRaw<{ id: ClassId }[]>`
    SELECT id FROM classes WHERE used_at < ${usedBefore} AND ending_told_at < ${toldBefore} ORDER BY id LIMIT ${BATCH}`;
  return rows.map(({ id }) => id);
};

/** False where somebody has used it since. Locked first and its members before it, as by all who change its places. */
export function endClass(id: ClassId, { usedBefore, toldBefore }: Ended): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const rested = await tx.$queryRaw<object[]>`
      SELECT 1 FROM classes WHERE id = ${id}::uuid AND used_at < ${usedBefore} AND ending_told_at < ${toldBefore} FOR UPDATE`;
    if (rested.length === 0) return false;
    await tx.classMember.deleteMany({ where: { classId: id } });
    return (await tx.studyClass.deleteMany({ where: { id } })).count > 0;
  });
}
