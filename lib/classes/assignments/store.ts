import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { IS_SHOWN, SHOWN_EXTENSION, SHOWN_TIME_FACTOR } from '@/lib/classes/teaching-access/condition';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import {
  type AssignmentId,
  type AttemptId,
  type ClassId,
  type PlaceId,
  type QuestionId,
  toAssignmentId,
  type UserId,
} from '@/lib/kernel/ids';
import { MOST_ASSIGNMENTS } from './rules';

export interface NewAssignment {
  title: string;
  testType: 'practice' | 'exam';
  sectionIds: number[];
  /** Keys returned by `topicKey`. Empty: all topics of the sections. */
  topics: string[];
  questionCount: number;
  samePaper: boolean;
  opensAt: Date;
  closesAt: Date | null;
  attempts: number | null;
  timeFactor: number;
  onPaper: boolean;
  certificateMark: number;
}

export interface AssignmentRow extends NewAssignment {
  id: AssignmentId;
}

const COLUMNS = Prisma.sql`a.id, a.title, a.test_type::text AS "testType", a.section_ids AS "sectionIds",
  a.topics, a.question_count AS "questionCount", a.same_paper AS "samePaper", a.opens_at AS "opensAt", a.closes_at AS "closesAt",
  a.attempts, a.time_factor AS "timeFactor", a.on_paper AS "onPaper",
  a.certificate_mark AS "certificateMark"`;

/**
 * Creates a test. Returns null when the class does not belong to the owner, and `full` when the class has the maximum
 * number of tests. Locks the class while counting its tests. `paper`: the questions, if all students get the same ones;
 * otherwise empty.
 */
export function createAssignment(
  access: ClassAccess,
  given: NewAssignment,
  paper: QuestionId[],
): Promise<AssignmentId | 'full' | null> {
  return transact(async (tx) => {
    const locked = await tx.$queryRaw<object[]>`
      SELECT 1 FROM classes WHERE id = ${access.id}::uuid AND owner_id = ${access.ownerId}::uuid FOR UPDATE`;
    if (locked.length === 0) return null;
    const { id: classId } = access;
    if ((await tx.classAssignment.count({ where: { classId } })) >= MOST_ASSIGNMENTS) return 'full';
    const data = { ...given, classId, questionIds: paper };
    return toAssignmentId((await tx.classAssignment.create({ data, select: { id: true } })).id);
  });
}

const isTaken = (id: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (SELECT 1 FROM attempts WHERE assignment_id = ${id})`;

export interface CountedRow extends AssignmentRow {
  begun: number;
  finished: number;
  isTaken: boolean;
  byLastName: boolean;
  extensions: { placeId: PlaceId; name: string; closesAt: string | null; moreAttempts: number }[] | null;
}

/** Lists the tests of a class, newest first. */
export const listAssignments = ({ id, ownerId }: ClassAccess) => db.$queryRaw<CountedRow[]>`
  SELECT ${COLUMNS}, taken.begun, taken.finished, c.by_last_name AS "byLastName", ${isTaken(Prisma.sql`a.id`)} AS "isTaken",
    (SELECT json_agg(json_build_object('placeId', e.place_id, 'name', p.name, 'closesAt', e.closes_at, 'moreAttempts', e.more_attempts) ORDER BY p.id)
      FROM class_extensions e JOIN class_places p ON p.id = e.place_id WHERE e.assignment_id = a.id) AS extensions
  FROM class_assignments a JOIN classes c ON c.id = a.class_id AND c.owner_id = ${ownerId}::uuid
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT m.place_id)::int AS begun,
      (count(DISTINCT m.place_id) FILTER (WHERE t.completed_at IS NOT NULL))::int AS finished
    FROM attempts t JOIN class_members m ON m.class_id = a.class_id AND m.user_id = t.user_id WHERE t.assignment_id = a.id
  ) taken
  WHERE a.class_id = ${id}::uuid ORDER BY a.id DESC`;

const ofClass = ({ id: classId, ownerId }: ClassAccess, id: AssignmentId) => ({ id, classId, class: { ownerId } });

/** Omitted fields are left unchanged. */
export interface AssignmentChange {
  title?: string | undefined;
  opensAt?: Date | undefined;
  closesAt?: Date | null | undefined;
  attempts?: number | null | undefined;
  timeFactor?: number | undefined;
  certificateMark?: number | undefined;
}

export interface NewPaper
  extends Pick<NewAssignment, 'testType' | 'sectionIds' | 'topics' | 'questionCount' | 'samePaper'> {
  questionIds: QuestionId[];
}

/**
 * Changes a test, and its questions if `paper` is set. Returns null when the assignment does not exist, and `taken`
 * when `paper` is set although an attempt exists. The row lock makes a simultaneous start wait, or lets this statement
 * see that start.
 */
export function updateAssignment(
  access: ClassAccess,
  id: AssignmentId,
  { paper, ...change }: AssignmentChange & { paper?: NewPaper | undefined },
): Promise<'changed' | 'taken' | null> {
  return transact(async (tx) => {
    const locked = await tx.$queryRaw<object[]>`
      SELECT 1 FROM class_assignments a JOIN classes c ON c.id = a.class_id
      WHERE a.id = ${id}::uuid AND c.id = ${access.id}::uuid AND c.owner_id = ${access.ownerId}::uuid FOR UPDATE OF a`;
    if (locked.length === 0) return null;
    if (paper) {
      const [found] = await tx.$queryRaw<
        { isTaken: boolean }[]
      >`SELECT ${isTaken(Prisma.sql`${id}::uuid`)} AS "isTaken"`;
      if (found?.isTaken) return 'taken';
      await tx.classPaper.deleteMany({ where: { assignmentId: id } });
      await tx.classPrint.deleteMany({ where: { assignmentId: id } });
    }
    const data = { ...change, ...paper, ...(paper && { paperChangedAt: new Date() }) };
    await tx.classAssignment.updateMany({ where: { id }, data });
    return 'changed';
  });
}

interface Extension {
  placeId: PlaceId;
  /** Null: the student's test closes at the same time as for the class. */
  closesAt: Date | null;
  moreAttempts: number;
}

/** Saves an extension. Returns false unless both the test and the student are in the class. */
export async function extendAssignment(
  access: ClassAccess,
  id: AssignmentId,
  { placeId, closesAt, moreAttempts }: Extension,
): Promise<boolean> {
  const both = Prisma.sql`class_assignments a JOIN class_places p ON p.class_id = a.class_id JOIN classes c ON c.id = a.class_id
    WHERE a.id = ${id}::uuid AND p.id = ${placeId}::uuid AND c.id = ${access.id}::uuid AND c.owner_id = ${access.ownerId}::uuid`;
  if (closesAt !== null || moreAttempts > 0) {
    const kept = await db.$executeRaw`
      INSERT INTO class_extensions (assignment_id, place_id, closes_at, more_attempts)
      SELECT a.id, p.id, ${closesAt}::timestamptz, ${moreAttempts}::smallint FROM ${both}
      ON CONFLICT (assignment_id, place_id) DO UPDATE
      SET closes_at = excluded.closes_at, more_attempts = excluded.more_attempts, entered_at = excluded.entered_at`;
    return kept > 0;
  }
  const found = await db.$queryRaw<object[]>`SELECT 1 FROM ${both}`;
  if (found.length > 0) await db.classExtension.deleteMany({ where: { assignmentId: id, placeId } });
  return found.length > 0;
}

export const deleteAssignment = async (access: ClassAccess, id: AssignmentId): Promise<boolean> =>
  (await db.classAssignment.deleteMany({ where: ofClass(access, id) })).count > 0;

/** A test as one student sees it: `closesAt` and `attempts` include the student's extension. */
export interface AssignedRow extends AssignmentRow {
  classId: ClassId;
  className: string;
  begun: number;
  /** The best finished attempt; null without one. */
  best: { correct: number; total: number; completedAt: string } | null;
}

/**
 * Selects the tests of a student that meet the SQL condition. In the condition, `a` is the assignment and `e` is the
 * student's extension.
 */
const selectAssigned = (userId: UserId, condition: Prisma.Sql) => db.$queryRaw<AssignedRow[]>`
  SELECT ${COLUMNS}, CASE WHEN a.closes_at IS NOT NULL THEN greatest(a.closes_at, e.closes_at) END AS "closesAt",
    a.attempts + coalesce(e.more_attempts, 0) AS attempts,
    greatest(a.time_factor, ${SHOWN_TIME_FACTOR}) AS "timeFactor", c.id AS "classId", c.name AS "className",
    (SELECT count(*)::int FROM class_members o JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
      WHERE o.place_id = m.place_id AND ${IS_SHOWN}) AS begun,
    (SELECT json_build_object('correct', t.correct, 'total', t.total, 'completedAt', t.completed_at) FROM (
      SELECT coalesce(t.fair_correct, t.correct_count) AS correct, coalesce(t.fair_total, t.total_questions) AS total, t.started_at, t.completed_at
      FROM class_members o JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
      WHERE o.place_id = m.place_id AND ${IS_SHOWN} AND t.completed_at IS NOT NULL
    ) t ORDER BY t.correct::float / greatest(t.total, 1) DESC, t.started_at LIMIT 1) AS best
  FROM class_members m JOIN class_places p ON p.id = m.place_id JOIN class_assignments a ON a.class_id = m.class_id
  JOIN classes c ON c.id = m.class_id LEFT JOIN class_extensions e ON e.assignment_id = a.id AND ${SHOWN_EXTENSION}
  WHERE m.user_id = ${userId}::uuid AND NOT a.on_paper AND ${condition}
  ORDER BY CASE WHEN a.closes_at IS NOT NULL THEN greatest(a.closes_at, e.closes_at) END NULLS LAST, a.opens_at, a.id`;

/** Lists the tests of a student, except tests that closed at `since` or before. */
export const listAssigned = (userId: UserId, since: Date): Promise<AssignedRow[]> =>
  selectAssigned(userId, Prisma.sql`(a.closes_at IS NULL OR greatest(a.closes_at, e.closes_at) > ${since})`);

/**
 * Finds the test that an attempt of the student belongs to, even long after the test closed. Returns null if the
 * attempt belongs to no test.
 */
export async function findAssignedOf(userId: UserId, attemptId: AttemptId): Promise<AssignedRow | null> {
  const ofAttempt = Prisma.sql`a.id = (SELECT assignment_id FROM attempts WHERE id = ${attemptId}::uuid AND user_id = ${userId}::uuid)`;
  return (await selectAssigned(userId, ofAttempt))[0] ?? null;
}
