import 'server-only';
import { teaches } from '@/lib/classes/teaching-access/condition';
import { db } from '@/lib/db/client';
import type { ClassId, PlaceId, UserId } from '@/lib/kernel/ids';

export interface CertifiedRow {
  className: string;
  studentName: string;
  /** First name of the class's owner. */
  firstName: string;
  lastName: string;
  /**
   * Answers that an instructor entered from paper before this time are left out. Null for the instructors of the class,
   * who see all answers.
   */
  seesSince: Date | null;
}

/** Finds a student of a class, for its instructors and for the student; null for everybody else. */
export const findCertified = async (id: ClassId, placeId: PlaceId, userId: UserId): Promise<CertifiedRow | null> => {
  const rows = await db.$queryRaw<CertifiedRow[]>`
    SELECT c.name AS "className", p.name AS "studentName", o.first_name AS "firstName", o.last_name AS "lastName",
      CASE WHEN NOT ${teaches(userId)} THEN m.sees_since END AS "seesSince"
    FROM classes c JOIN class_places p ON p.class_id = c.id JOIN users o ON o.id = c.owner_id
    LEFT JOIN class_members m ON m.place_id = p.id AND m.user_id = ${userId}::uuid AND NOT m.on_paper
    WHERE c.id = ${id}::uuid AND p.id = ${placeId}::uuid AND (m.user_id IS NOT NULL OR ${teaches(userId)})`;
  return rows[0] ?? null;
};
