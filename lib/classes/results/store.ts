import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AssignmentId, ClassId, PlaceId, QuestionId } from '@/lib/kernel/ids';

export interface AssignmentHead {
  id: AssignmentId;
  className: string;
  title: string;
  testType: 'practice' | 'exam';
  closesAt: Date | null;
  attempts: number | null;
  certificateMark: number;
  byLastName: boolean;
  /** Every question that the test has ever had, if all students get the same questions; otherwise null. */
  paper: QuestionId[] | null;
}

/** Finds a test of the class by id; with null, the newest test. Returns null when there is none. */
export const findAssignment = async (access: ClassAccess, id: AssignmentId | null): Promise<AssignmentHead | null> => {
  const rows = await db.$queryRaw<AssignmentHead[]>`
    SELECT a.id, c.name AS "className", a.title, a.test_type::text AS "testType", a.closes_at AS "closesAt", a.attempts,
      a.certificate_mark AS "certificateMark", c.by_last_name AS "byLastName",
      CASE WHEN a.same_paper THEN a.question_ids END AS paper
    FROM class_assignments a JOIN classes c ON c.id = a.class_id
    WHERE c.id = ${access.id}::uuid AND c.owner_id = ${access.ownerId}::uuid AND (${id}::uuid IS NULL OR a.id = ${id}::uuid)
    ORDER BY a.id DESC LIMIT 1`;
  return rows[0] ?? null;
};

interface SectionRow {
  sectionId: number;
  name: string;
  correct: number;
  total: number;
  passed: boolean;
}

interface AttemptRow {
  startedAt: Date;
  /** When the request to start reached the server, by the server's clock. */
  arrivedAt: Date;
  completedAt: Date | null;
  durationSeconds: number;
  correct: number;
  total: number;
  successful: boolean;
  sections: SectionRow[] | null;
}

export interface StudentRow extends AttemptRow {
  placeId: PlaceId;
  name: string;
  /** Extended closing time for this student; null without an extension. */
  extendedTo: Date | null;
  /** Extra attempts of this student. */
  moreAttempts: number;
  /** Null in the single row of a student who has started no attempt. */
  attemptId: string | null;
  /** True when an instructor entered the answers from paper. */
  onPaper: boolean;
}

/** SQL columns of an attempt `t` at test `a` by member `m` of roster entry `p`, with the student's extension `e`. */
const ATTEMPT = Prisma.sql`p.id AS "placeId", p.name, e.closes_at AS "extendedTo", coalesce(e.more_attempts, 0) AS "moreAttempts", t.id AS "attemptId", t.started_at AS "startedAt",
  t.created_at AS "arrivedAt", t.completed_at AS "completedAt",
  coalesce(m.on_paper, false) AS "onPaper", t.duration_seconds AS "durationSeconds", coalesce(t.fair_correct, t.correct_count) AS correct,
  coalesce(t.fair_total, t.total_questions) AS total, coalesce(t.fair_successful, t.successful) AS successful,
  (SELECT json_agg(json_build_object('sectionId', s.section_id, 'name', section.name,
      'correct', coalesce(s.fair_correct, s.correct_count), 'total', coalesce(s.fair_total, s.total_questions),
      'passed', coalesce(s.fair_passed, s.passed)) ORDER BY section.position)
    FROM attempt_sections s JOIN sections section ON section.id = s.section_id WHERE s.attempt_id = t.id) AS sections`;

/**
 * Lists every attempt at the test by the students of the class, on any device, in order of arrival. A student who has
 * started none has one row without an attempt. Attempts at other tests are not read.
 */
export const listAttempts = (access: ClassAccess, assignmentId: AssignmentId) => db.$queryRaw<StudentRow[]>`
  SELECT ${ATTEMPT}
  FROM classes c JOIN class_places p ON p.class_id = c.id
  LEFT JOIN class_extensions e ON e.place_id = p.id AND e.assignment_id = ${assignmentId}::uuid
  LEFT JOIN (attempts t JOIN class_members m ON m.user_id = t.user_id AND m.class_id = ${access.id}::uuid)
    ON m.place_id = p.id AND t.assignment_id = ${assignmentId}::uuid
  WHERE c.id = ${access.id}::uuid AND c.owner_id = ${access.ownerId}::uuid
  ORDER BY p.id, t.created_at, t.id`;

export interface TestRow extends StudentRow {
  assignmentId: AssignmentId;
  title: string;
  testType: 'practice' | 'exam';
  closesAt: Date | null;
  attempts: number | null;
  certificateMark: number;
}

/** Lists the attempts of one student in all tests of the class, grouped by test. */
export const listTestsOf = (id: ClassId, placeId: PlaceId, seesSince: Date | null) => db.$queryRaw<TestRow[]>`
  SELECT a.id AS "assignmentId", a.title, a.test_type::text AS "testType", a.closes_at AS "closesAt", a.attempts,
    a.certificate_mark AS "certificateMark", ${ATTEMPT}
  FROM class_places p JOIN class_assignments a ON a.class_id = p.class_id JOIN class_members m ON m.place_id = p.id
  LEFT JOIN class_extensions e ON e.place_id = p.id AND e.assignment_id = a.id
  JOIN attempts t ON t.user_id = m.user_id AND t.assignment_id = a.id
  WHERE p.id = ${placeId}::uuid AND p.class_id = ${id}::uuid
    AND (NOT m.on_paper OR m.joined_at >= coalesce(${seesSince}::timestamptz, 'epoch')) ORDER BY a.id, t.created_at, t.id`;
