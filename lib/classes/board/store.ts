import 'server-only';
import type { Taught } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import type { AssignmentId, PlaceId } from '@/lib/kernel/ids';

export interface BoardStudent {
  placeId: PlaceId;
  name: string;
  /** Null for somebody who has not begun, as all below. */
  attemptId: string | null;
  isFinished: boolean | null;
  total: number | null;
  answered: number;
  correct: number;
  /** Place on the paper of the question that was answered last; null before the first answer. */
  lastPosition: number | null;
}

/** One statement for the whole class, by the keys of attempts and their papers: it is asked for every other second. */
export const listBoard = (taught: Taught, assignmentId: AssignmentId) => db.$queryRaw<BoardStudent[]>`
  SELECT p.id AS "placeId", p.name, t.id AS "attemptId", t.completed_at IS NOT NULL AS "isFinished", t.total_questions AS total,
    coalesce(seen.answered, 0) AS answered, coalesce(seen.correct, 0) AS correct, seen.last_position AS "lastPosition"
  FROM classes c JOIN class_places p ON p.class_id = c.id
  LEFT JOIN LATERAL (
    SELECT taken.id, taken.completed_at, taken.total_questions FROM class_members m
    JOIN attempts taken ON taken.user_id = m.user_id AND taken.assignment_id = ${assignmentId}::uuid
    WHERE m.place_id = p.id ORDER BY taken.created_at DESC, taken.id LIMIT 1
  ) t ON true
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS answered, (count(*) FILTER (WHERE aq.is_correct))::int AS correct,
      (array_agg(aq.position ORDER BY aq.chosen_at DESC))[1]::int AS last_position
    FROM attempt_questions aq WHERE aq.attempt_id = t.id AND aq.is_correct IS NOT NULL
  ) seen ON true
  WHERE c.id = ${taught.id}::uuid AND c.owner_id = ${taught.ownerId}::uuid ORDER BY p.name, p.id`;
