import 'server-only';
import { teaches } from '@/lib/classes/teaching-access/condition';
import { queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AssignmentId, ClassId, PlaceId, UserId } from '@/lib/kernel/ids';

interface Asked {
  id: ClassId;
  /** An instructor of the class. */
  userId: UserId;
  /** Null: the newest test of the class. */
  assignmentId: AssignmentId | null;
  /**
   * SQL condition from the service that guards answer keys: true when attempt `t` shares a question with an open exam.
   */
  sharesOpenExamSql: Prisma.Sql;
}

export interface BoardStudent {
  placeId: PlaceId;
  name: string;
  /** Null for a student who has not started. The nullable fields below are then null too. */
  attemptId: string | null;
  isFinished: boolean | null;
  /** True when one of the attempt's questions is also on an open exam of the student. */
  sharesOpenExam: boolean;
  total: number | null;
  answered: number;
  correct: number;
  /** Position of the last question answered; null before the first answer. */
  lastPosition: number | null;
}

export interface BoardTest {
  assignmentId: AssignmentId;
  title: string;
  testType: 'practice' | 'exam';
  usedAt: Date;
  byLastName: boolean;
}

/** One row per student. A class without students has a single row without a student. */
type BoardLine = BoardTest & (BoardStudent | { placeId: null });

/**
 * Reads the board in one statement that uses only indexes, because clients poll it. Returns no rows when the caller
 * does not teach the class or the test is not in the class.
 */
export const listBoard = ({ id, userId, assignmentId, sharesOpenExamSql }: Asked) =>
  queryPrepared<BoardLine>(
    'board',
    Prisma.sql`
  SELECT a.id AS "assignmentId", a.title, a.test_type::text AS "testType", c.used_at AS "usedAt", c.by_last_name AS "byLastName", p.id AS "placeId", p.name, t.id AS "attemptId",
    t.completed_at IS NOT NULL AS "isFinished",
    t.completed_at IS NULL AND ${sharesOpenExamSql} AS "sharesOpenExam", t.total_questions AS total, coalesce(seen.answered, 0) AS answered,
    coalesce(seen.correct, 0) AS correct, seen.last_position AS "lastPosition"
  FROM classes c JOIN LATERAL (
    SELECT given.id, given.title, given.test_type FROM class_assignments given
    WHERE given.class_id = c.id AND (${assignmentId}::uuid IS NULL OR given.id = ${assignmentId}::uuid) ORDER BY given.id DESC LIMIT 1
  ) a ON true LEFT JOIN class_places p ON p.class_id = c.id
  LEFT JOIN LATERAL (
    SELECT taken.id, taken.user_id, taken.completed_at, taken.total_questions FROM class_members m
    JOIN attempts taken ON taken.user_id = m.user_id AND taken.assignment_id = a.id
    WHERE m.place_id = p.id ORDER BY taken.created_at DESC, taken.id LIMIT 1
  ) t ON true
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS answered, (count(*) FILTER (WHERE aq.is_correct))::int AS correct,
      (array_agg(aq.position ORDER BY aq.chosen_at DESC))[1]::int AS last_position
    FROM attempt_questions aq WHERE aq.attempt_id = t.id AND aq.is_correct IS NOT NULL
  ) seen ON true
  WHERE c.id = ${id}::uuid AND ${teaches(userId)} ORDER BY p.id`,
  );
