import 'server-only';
import { type ExamDraw, examPlaces } from '@/lib/bank/exam-paper';
import { hasLost, MOST_COUNTED_ATTEMPTS } from '@/lib/classes/assignments/rules';
import { IS_SHOWN, SHOWN_EXTENSION, SHOWN_TIME_FACTOR } from '@/lib/classes/taught/condition';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AssignmentId, ClassId, QuestionId, UserId } from '@/lib/kernel/ids';

export interface Binding {
  testType: 'practice' | 'exam';
  sectionIds: number[];
  /** As `topicKey` writes them; none: all of the sections. */
  topics: string[];
  /** The test's, or the student's own where that is longer. */
  timeFactor: number;
  opensAt: Date;
  /** For this student. */
  closesAt: Date | null;
  attempts: number | null;
  samePaper: boolean;
  questionCount: number;
  /** Every question that has been on this student's paper; null while none is drawn. */
  bound: QuestionId[] | null;
  /** Those of them that are asked now. */
  paper: QuestionId[];
  /** Attempts that the student has begun, with whatever device. */
  begun: number;
}

/** What is bound of an assignment `a`: to all, or to the student whose paper `drawn` is. */
const BOUND = Prisma.sql`CASE WHEN a.same_paper THEN a.question_ids ELSE drawn.question_ids END`;

/**
 * Of what is bound, the first that can be asked of each section, as many as the test asks. What was bound in place of a withdrawn
 * question stands behind all others; so that one is asked again, and the other is not, once it is back.
 */
const ASKED_NOW = Prisma.sql`ARRAY(
  SELECT turns.id FROM (
    SELECT q.id, s.position, listed.place, row_number() OVER (PARTITION BY q.section_id ORDER BY listed.place) AS turn
    FROM unnest(${BOUND}) WITH ORDINALITY AS listed(id, place)
    JOIN questions q ON q.id = listed.id AND q.state = 'published' AND q.section_id = ANY(a.section_ids)
    JOIN sections s ON s.id = q.section_id
  ) AS turns WHERE turns.turn <= a.question_count ORDER BY turns.position, turns.place)`;

/** Attempts at an assignment `a` that the student has begun whose member is `m`, with whatever device. */
const BEGUN = Prisma.sql`(SELECT count(*)::int FROM class_members o
  JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
  WHERE o.place_id = m.place_id AND ${IS_SHOWN})`;

/** What an assignment is to a user; null for one who is not in its class, and for a test on paper alone. */
export const findBinding = async (id: AssignmentId, userId: UserId): Promise<Binding | null> => {
  const rows = await db.$queryRaw<Binding[]>`
    SELECT a.test_type::text AS "testType", a.section_ids AS "sectionIds", a.topics, a.opens_at AS "opensAt",
      CASE WHEN a.closes_at IS NOT NULL THEN greatest(a.closes_at, e.closes_at) END AS "closesAt",
      greatest(a.time_factor, ${SHOWN_TIME_FACTOR}) AS "timeFactor", a.attempts, a.same_paper AS "samePaper",
      a.question_count AS "questionCount", ${BOUND} AS bound, ${ASKED_NOW} AS paper,
      ${BEGUN} AS begun
    FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    JOIN class_places p ON p.id = m.place_id
    LEFT JOIN class_extensions e ON e.assignment_id = a.id AND ${SHOWN_EXTENSION}
    LEFT JOIN class_papers drawn ON drawn.assignment_id = a.id AND drawn.user_id = m.user_id
    WHERE a.id = ${id}::uuid AND NOT a.on_paper`;
  return rows[0] ?? null;
};

/** Until its transaction ends, the student's other starts of this test wait, on whatever device. */
async function awaitTurn(tx: Prisma.TransactionClient, id: AssignmentId, userId: UserId): Promise<void> {
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended('coldpass.start ' || m.place_id || a.id, 0))
    FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    WHERE a.id = ${id}::uuid`;
}

/** For a start that waits first: `assignmentId` is the assignment's where one more attempt of this student counts, else null. */
export const turnAt = (id: AssignmentId, userId: UserId) => ({
  wait: (tx: Prisma.TransactionClient) => awaitTurn(tx, id, userId),
  assignmentId: Prisma.sql`(
    SELECT a.id FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    WHERE a.id = ${id}::uuid AND ${BEGUN} < coalesce(a.attempts, ${MOST_COUNTED_ATTEMPTS}::int))`,
});

/** Draws that come at once settle on the first, and nothing is kept of a student who leaves meanwhile. Answers the paper that stands. */
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

export interface PaperDraw extends ExamDraw {
  perSection: number;
}

/** As an exam's paper, section by section: topics by their shares, no fact twice. */
export async function drawPaper(
  { perSection, ...draw }: PaperDraw,
  queries: Pick<Prisma.TransactionClient, '$queryRaw'> = db,
): Promise<QuestionId[]> {
  const rows = await queries.$queryRaw<{ id: QuestionId }[]>`
    SELECT drawn.id FROM (${examPlaces(draw)}) AS drawn JOIN sections s ON s.id = drawn.section_id
    WHERE drawn.place <= ${perSection} AND s.archived_at IS NULL ORDER BY s.position, drawn.place`;
  return rows.map(({ id }) => id);
}

interface BoundPaper
  extends Pick<Binding, 'testType' | 'sectionIds' | 'topics' | 'questionCount' | 'samePaper' | 'paper'> {
  bound: QuestionId[];
}

interface OfPaper {
  id: AssignmentId;
  /** Null: the paper that is the same for all. */
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
 * Binds another question of the section, by the shares of its topics, for each that was withdrawn. Returns what is asked from then on.
 * The row is locked before its paper is read, so that all who come at once have the same. Drawn whatever exams the student has open, as
 * the paper was.
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

/** Of those who are no longer in the class; to be called after their rows of membership are gone. */
export async function dropPapers(tx: Prisma.TransactionClient, classId: ClassId, userIds: UserId[]): Promise<void> {
  await tx.classPaper.deleteMany({ where: { userId: { in: userIds }, assignment: { classId } } });
}
