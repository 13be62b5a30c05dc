import 'server-only';
import { type PaperDraw, paperQuestions } from '@/lib/bank/exam-paper';
import { IS_SHOWN, SHOWN_EXTENSION, SHOWN_TIME_FACTOR } from '@/lib/classes/teaching-access/condition';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AssignmentId, ClassId, QuestionId, UserId } from '@/lib/kernel/ids';
import { hasLost, MOST_COUNTED_ATTEMPTS } from './rules';

export interface AssignmentTerms {
  testType: 'practice' | 'exam';
  sectionIds: number[];
  /** Keys returned by `topicKey`. Empty: all topics of the sections. */
  topics: string[];
  /** The larger of the test's time factor and the student's own. */
  timeFactor: number;
  opensAt: Date;
  /** The closing time for this student, including an extension. */
  closesAt: Date | null;
  attempts: number | null;
  samePaper: boolean;
  /** When the test's questions were last changed; null if never. */
  paperChangedAt: Date | null;
  questionCount: number;
  /**
   * Every question that this student's test has ever had, including withdrawn ones; null if no questions have been
   * drawn.
   */
  bound: QuestionId[] | null;
  /** The questions of `bound` that the student gets now. */
  paper: QuestionId[];
  /** Attempts that the student has started on all devices. */
  begun: number;
}

/**
 * SQL for every question that assignment `a` has ever had: the shared questions, or those drawn for the student
 * (`drawn`).
 */
const BOUND = Prisma.sql`CASE WHEN a.same_paper THEN a.question_ids ELSE drawn.question_ids END`;

/**
 * SQL for the questions to ask now: in each section, the first published ones in `BOUND`, up to the test's number of
 * questions. Replacements come last in `BOUND`, so a withdrawn question that is published again is asked instead of its
 * replacement.
 */
const ASKED_NOW = Prisma.sql`ARRAY(
  SELECT turns.id FROM (
    SELECT q.id, s.position, listed.place, row_number() OVER (PARTITION BY q.section_id ORDER BY listed.place) AS turn
    FROM unnest(${BOUND}) WITH ORDINALITY AS listed(id, place)
    JOIN questions q ON q.id = listed.id AND q.state = 'published' AND q.section_id = ANY(a.section_ids)
    JOIN sections s ON s.id = q.section_id
  ) AS turns WHERE turns.turn <= a.question_count ORDER BY turns.position, turns.place)`;

/**
 * SQL for the number of attempts at assignment `a` that the student has started on all devices. `m`: the student's
 * membership on one device.
 */
const BEGUN = Prisma.sql`(SELECT count(*)::int FROM class_members o
  JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
  WHERE o.place_id = m.place_id AND ${IS_SHOWN})`;

/** SQL for the number of attempts that the student with the extension `e` may make; null: unlimited. */
const ALLOWED = Prisma.sql`a.attempts + coalesce(e.more_attempts, 0)`;

/**
 * Finds the terms of an assignment for a user. Returns null when the user is not in the class, or the test is answered
 * only on paper.
 */
export const findTerms = async (id: AssignmentId, userId: UserId): Promise<AssignmentTerms | null> => {
  const rows = await db.$queryRaw<AssignmentTerms[]>`
    SELECT a.test_type::text AS "testType", a.section_ids AS "sectionIds", a.topics, a.opens_at AS "opensAt",
      CASE WHEN a.closes_at IS NOT NULL THEN greatest(a.closes_at, e.closes_at) END AS "closesAt",
      greatest(a.time_factor, ${SHOWN_TIME_FACTOR}) AS "timeFactor", ${ALLOWED} AS attempts, a.paper_changed_at AS "paperChangedAt", a.same_paper AS "samePaper",
      a.question_count AS "questionCount", ${BOUND} AS bound, ${ASKED_NOW} AS paper,
      ${BEGUN} AS begun
    FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    JOIN class_places p ON p.id = m.place_id
    LEFT JOIN class_extensions e ON e.assignment_id = a.id AND ${SHOWN_EXTENSION}
    LEFT JOIN class_papers drawn ON drawn.assignment_id = a.id AND drawn.user_id = m.user_id
    WHERE a.id = ${id}::uuid AND NOT a.on_paper`;
  return rows[0] ?? null;
};

/**
 * Takes a lock until the transaction ends, so that other starts of this test by the same student wait, even on another
 * device.
 */
async function takeStartLock(tx: Prisma.TransactionClient, id: AssignmentId, userId: UserId): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('coldpass.start ' || m.place_id || a.id, 0))
    FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    WHERE a.id = ${id}::uuid`;
}

/**
 * Returns how to start this test after any other starts by the same student. `wait` takes the student's lock.
 * `assignmentId` is an SQL expression: the assignment's id if one more attempt of this student counts, otherwise null.
 */
export const assignedStartOf = (id: AssignmentId, userId: UserId) => ({
  wait: (tx: Prisma.TransactionClient) => takeStartLock(tx, id, userId),
  assignmentId: Prisma.sql`(
    SELECT a.id FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    LEFT JOIN class_extensions e ON e.assignment_id = a.id AND ${SHOWN_EXTENSION}
    WHERE a.id = ${id}::uuid AND ${BEGUN} < coalesce(${ALLOWED}, ${MOST_COUNTED_ATTEMPTS}::int))`,
});

/**
 * Stores the questions drawn for a student and returns the stored ones. If two requests draw at once, both get the
 * questions stored first. Stores nothing if the student leaves the class meanwhile.
 */
export async function keepPaper(id: AssignmentId, userId: UserId, paper: QuestionId[]): Promise<QuestionId[]> {
  await db.$executeRaw`
    INSERT INTO class_papers (assignment_id, user_id, question_ids)
    SELECT a.id, m.user_id, ${paper}::int[] FROM class_assignments a
    JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    WHERE a.id = ${id}::uuid FOR KEY SHARE OF m ON CONFLICT DO NOTHING`;
  const rows = await db.$queryRaw<{ paper: QuestionId[] }[]>`
    SELECT question_ids AS paper FROM class_papers WHERE assignment_id = ${id}::uuid AND user_id = ${userId}::uuid`;
  return rows[0]?.paper ?? paper;
}

export async function drawPaper(
  draw: PaperDraw,
  queries: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<QuestionId[]> {
  const rows = await queries.$queryRaw<{ questionId: QuestionId }[]>`${paperQuestions(draw)}`;
  return rows.map(({ questionId }) => questionId);
}

interface BoundPaper
  extends Pick<AssignmentTerms, 'testType' | 'sectionIds' | 'topics' | 'questionCount' | 'samePaper' | 'paper'> {
  bound: QuestionId[];
}

interface OfPaper {
  id: AssignmentId;
  /** Null: the questions that all students share. */
  userId: UserId | null;
}

const readBound = async (tx: Prisma.TransactionClient, { id, userId }: OfPaper): Promise<BoundPaper | null> => {
  const rows = await tx.$queryRaw<BoundPaper[]>`
    SELECT a.test_type::text AS "testType", a.section_ids AS "sectionIds", a.topics, a.question_count AS "questionCount",
      a.same_paper AS "samePaper", ${BOUND} AS bound, ${ASKED_NOW} AS paper
    FROM class_assignments a LEFT JOIN class_papers drawn ON drawn.assignment_id = a.id AND drawn.user_id = ${userId}::uuid
    WHERE a.id = ${id}::uuid AND ${BOUND} IS NOT NULL`;
  return rows[0] ?? null;
};

/**
 * Replaces each withdrawn question by another question of the same section, with topics in proportion to their size,
 * and returns the questions to ask from now on. Locks the row before reading the questions, so that simultaneous
 * requests get the same replacement. Like the first draw, the choice may include questions of the student's open exams.
 */
export function refillPaper(of: OfPaper): Promise<QuestionId[]> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM class_assignments WHERE id = ${of.id}::uuid AND same_paper FOR NO KEY UPDATE`;
    await tx.$queryRaw`
      SELECT 1 FROM class_papers WHERE assignment_id = ${of.id}::uuid AND user_id = ${of.userId}::uuid FOR NO KEY UPDATE`;
    const found = await readBound(tx, of);
    if (!found || !hasLost(found)) return found?.paper ?? [];
    const { testType, samePaper, questionCount: perSection, bound, paper, ...draw } = found;
    const drawn = await drawPaper(
      { ...draw, perSection, withheld: [], withMock: testType === 'practice', kept: paper },
      tx,
    );
    const added = drawn.filter((one) => !bound.includes(one));
    await (samePaper
      ? tx.$executeRaw`UPDATE class_assignments SET question_ids = question_ids || ${added}::int[] WHERE id = ${of.id}::uuid`
      : tx.$executeRaw`UPDATE class_papers SET question_ids = question_ids || ${added}::int[]
          WHERE assignment_id = ${of.id}::uuid AND user_id = ${of.userId}::uuid`);
    return (await readBound(tx, of))?.paper ?? [];
  });
}

/** Deletes the questions drawn for students who left a class. Call this after deleting their memberships. */
export async function dropPapers(tx: Prisma.TransactionClient, classId: ClassId, userIds: UserId[]): Promise<void> {
  await tx.classPaper.deleteMany({ where: { userId: { in: userIds }, assignment: { classId } } });
}
