import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import type { AssignmentId, PlaceId } from '@/lib/kernel/ids';

/** The attempt that counts for a student in a test: the best finished one, or an unfinished one if none is finished. */
export interface CountedRow {
  placeId: PlaceId;
  assignmentId: AssignmentId;
  isFinished: boolean;
  correct: number;
  total: number;
  onPaper: boolean;
  /**
   * When the request to start reached the server, by the server's clock, as an ISO time. The closing times are ISO
   * times too.
   */
  arrivedAt: string;
  closesAt: string | null;
  /** Extended closing time for this student; null without an extension. */
  extendedTo: string | null;
}

export interface GradebookRow {
  className: string;
  byLastName: boolean;
  tests: { id: AssignmentId; title: string }[] | null;
  places: { id: PlaceId; name: string }[] | null;
  counted: CountedRow[] | null;
}

/**
 * Finds the tests and students of a class, with at most one attempt for each pair. The same attempts count as in
 * `viewStudent`: the first ones up to the student's limit, and all attempts on paper. The best of them is chosen as in
 * `bestOf`.
 */
export const findGradebook = async ({ id, ownerId }: ClassAccess): Promise<GradebookRow | null> => {
  const rows = await db.$queryRaw<GradebookRow[]>`
    WITH taken AS (
      SELECT m.place_id, m.on_paper, a.id AS assignment_id, a.closes_at, e.closes_at AS extended_to, t.started_at, t.created_at, t.completed_at,
        coalesce(t.fair_correct, t.correct_count) AS correct, coalesce(t.fair_total, t.total_questions) AS total,
        a.attempts + coalesce(e.more_attempts, 0) AS most,
        row_number() OVER (PARTITION BY m.place_id, a.id, m.on_paper ORDER BY t.created_at, t.id) AS nth
      FROM class_assignments a JOIN attempts t ON t.assignment_id = a.id
      JOIN class_members m ON m.user_id = t.user_id AND m.class_id = a.class_id
      LEFT JOIN class_extensions e ON e.assignment_id = a.id AND e.place_id = m.place_id
      WHERE a.class_id = ${id}::uuid
    ), counted AS (
      SELECT DISTINCT ON (place_id, assignment_id) * FROM taken WHERE on_paper OR most IS NULL OR nth <= most
      ORDER BY place_id, assignment_id, completed_at IS NULL, correct::float8 / nullif(total, 0) DESC NULLS LAST, started_at
    )
    SELECT c.name AS "className", c.by_last_name AS "byLastName",
      (SELECT json_agg(json_build_object('id', id, 'title', title) ORDER BY id) FROM class_assignments WHERE class_id = c.id) AS tests,
      (SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY id) FROM class_places WHERE class_id = c.id) AS places,
      (SELECT json_agg(json_build_object('placeId', place_id, 'assignmentId', assignment_id, 'isFinished', completed_at IS NOT NULL,
        'correct', correct, 'total', total, 'onPaper', on_paper, 'arrivedAt', created_at, 'closesAt', closes_at, 'extendedTo', extended_to))
        FROM counted) AS counted
    FROM classes c WHERE c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid`;
  return rows[0] ?? null;
};
