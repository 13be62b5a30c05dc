import 'server-only';
import { type ExamDraw, examPlaces } from '@/lib/bank/exam-paper';
import type { Taught } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { type AssignmentId, type QuestionId, toAssignmentId, type UserId } from '@/lib/kernel/ids';
import { MOST_ASSIGNMENTS } from './rules';

interface PaperDraw extends ExamDraw {
  perSection: number;
}

/** As an exam's paper, section by section: topics by their shares, no fact twice. */
export const drawPaper = async ({ perSection, ...draw }: PaperDraw): Promise<QuestionId[]> => {
  const rows = await db.$queryRaw<{ id: QuestionId }[]>`
    SELECT drawn.id FROM (${examPlaces(draw)}) AS drawn JOIN sections s ON s.id = drawn.section_id
    WHERE drawn.place <= ${perSection} AND s.archived_at IS NULL ORDER BY s.position, drawn.place`;
  return rows.map(({ id }) => id);
};

export interface NewAssignment {
  title: string;
  testType: 'practice' | 'exam';
  sectionIds: number[];
  questionCount: number;
  samePaper: boolean;
  opensAt: Date;
  closesAt: Date | null;
  attempts: number | null;
  timeFactor: number;
}

export interface AssignmentRow extends NewAssignment {
  id: AssignmentId;
}

const COLUMNS = Prisma.sql`a.id, a.title, a.test_type::text AS "testType", a.section_ids AS "sectionIds",
  a.question_count AS "questionCount", a.same_paper AS "samePaper", a.opens_at AS "opensAt", a.closes_at AS "closesAt",
  a.attempts, a.time_factor AS "timeFactor"`;

/**
 * Null where the class is not theirs; `full` where it has as many as there may be. The class is locked while they are counted.
 * `paper`: of the test that is the same for all, else empty.
 */
export function createAssignment(
  taught: Taught,
  given: NewAssignment,
  paper: QuestionId[],
): Promise<AssignmentId | 'full' | null> {
  return db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<object[]>`
      SELECT 1 FROM classes WHERE id = ${taught.id}::uuid AND owner_id = ${taught.ownerId}::uuid FOR UPDATE`;
    if (locked.length === 0) return null;
    const { id: classId } = taught;
    if ((await tx.classAssignment.count({ where: { classId } })) >= MOST_ASSIGNMENTS) return 'full';
    const data = { ...given, classId, questionIds: paper };
    return toAssignmentId((await tx.classAssignment.create({ data, select: { id: true } })).id);
  });
}

export const isTaught = async (taught: Taught): Promise<boolean> => (await db.studyClass.count({ where: taught })) > 0;

export interface CountedRow extends AssignmentRow {
  begun: number;
  finished: number;
}

/** Newest first. */
export const listAssignments = ({ id, ownerId }: Taught) => db.$queryRaw<CountedRow[]>`
  SELECT ${COLUMNS}, coalesce(count(DISTINCT m.place_id) FILTER (WHERE t.id IS NOT NULL), 0)::int AS begun,
    coalesce(count(DISTINCT m.place_id) FILTER (WHERE t.completed_at IS NOT NULL), 0)::int AS finished
  FROM class_assignments a JOIN classes c ON c.id = a.class_id AND c.owner_id = ${ownerId}::uuid
  LEFT JOIN class_members m ON m.class_id = a.class_id
  LEFT JOIN attempts t ON t.assignment_id = a.id AND t.user_id = m.user_id
  WHERE a.class_id = ${id}::uuid GROUP BY a.id ORDER BY a.id DESC`;

const ofTaught = ({ id: classId, ownerId }: Taught, id: AssignmentId) => ({ id, classId, class: { ownerId } });

/** What is left out stays. */
export interface AssignmentChange {
  closesAt?: Date | null | undefined;
  attempts?: number | null | undefined;
}

/** False where there is no such assignment, here and below. */
export async function updateAssignment(
  taught: Taught,
  id: AssignmentId,
  { closesAt, attempts }: AssignmentChange,
): Promise<boolean> {
  const data = { ...(closesAt === undefined ? {} : { closesAt }), ...(attempts === undefined ? {} : { attempts }) };
  return (await db.classAssignment.updateMany({ where: ofTaught(taught, id), data })).count > 0;
}

export const deleteAssignment = async (taught: Taught, id: AssignmentId): Promise<boolean> =>
  (await db.classAssignment.deleteMany({ where: ofTaught(taught, id) })).count > 0;

export interface AssignedRow extends AssignmentRow {
  className: string;
  begun: number;
}

/** Those that were closed at `since` or before are history, which nobody is shown. */
export const listAssigned = (userId: UserId, since: Date) => db.$queryRaw<AssignedRow[]>`
  SELECT ${COLUMNS}, greatest(a.time_factor, p.time_factor) AS "timeFactor", c.name AS "className",
    (SELECT count(*)::int FROM class_members o JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
      WHERE o.place_id = m.place_id) AS begun
  FROM class_members m JOIN class_places p ON p.id = m.place_id JOIN class_assignments a ON a.class_id = m.class_id
  JOIN classes c ON c.id = m.class_id
  WHERE m.user_id = ${userId}::uuid AND (a.closes_at IS NULL OR a.closes_at > ${since})
  ORDER BY a.closes_at NULLS LAST, a.opens_at, a.id`;
