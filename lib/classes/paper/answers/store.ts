import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import type { AssignmentId, PlaceId } from '@/lib/kernel/ids';
import { sortByName } from '@/lib/kernel/names';

export interface PlaceRow {
  placeId: PlaceId;
  name: string;
  /** When an instructor entered this student's answers from paper; null if nobody did. */
  enteredAt: Date | null;
  correct: number;
  total: number;
}

/** Lists the roster entries of a class, sorted by name. */
export async function listPlaces({ id, ownerId }: ClassAccess, assignmentId: AssignmentId): Promise<PlaceRow[]> {
  const rows = await db.$queryRaw<(PlaceRow & { byLastName: boolean })[]>`
  SELECT c.by_last_name AS "byLastName", p.id AS "placeId", p.name, paper.completed_at AS "enteredAt", coalesce(paper.correct, 0) AS correct,
    coalesce(paper.total, 0) AS total
  FROM classes c JOIN class_places p ON p.class_id = c.id
  LEFT JOIN LATERAL (
    SELECT t.completed_at, coalesce(t.fair_correct, t.correct_count) AS correct, coalesce(t.fair_total, t.total_questions) AS total
    FROM class_members m JOIN attempts t ON t.user_id = m.user_id AND t.assignment_id = ${assignmentId}::uuid
    WHERE m.place_id = p.id AND m.on_paper ORDER BY t.created_at DESC, t.id LIMIT 1
  ) paper ON true
  WHERE c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid ORDER BY p.id`;
  return sortByName(rows, rows[0]?.byLastName ?? false);
}

/**
 * Deletes the answers entered from paper for a student. They belong to a separate membership; after its deletion, a
 * trigger deletes the membership's account and attempt. Returns false when there are no such answers.
 */
export const removePaper = async (
  { id, ownerId }: ClassAccess,
  assignmentId: AssignmentId,
  placeId: PlaceId,
): Promise<boolean> =>
  (await db.$executeRaw`
    DELETE FROM class_members m USING classes c, attempts t
    WHERE c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid AND m.class_id = c.id AND m.place_id = ${placeId}::uuid AND m.on_paper
      AND t.user_id = m.user_id AND t.assignment_id = ${assignmentId}::uuid`) > 0;
