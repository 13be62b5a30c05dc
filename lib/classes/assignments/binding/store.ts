import 'server-only';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
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
  /** This student's paper; null while none is drawn. */
  paper: QuestionId[] | null;
  /** Attempts that the student has begun, with whatever device. */
  begun: number;
}

/** What an assignment is to somebody; null for somebody who is not in its class, and for a test on paper alone. */
export const findBinding = async (id: AssignmentId, userId: UserId): Promise<Binding | null> => {
  const rows = await db.$queryRaw<Binding[]>`
    SELECT a.test_type::text AS "testType", a.section_ids AS "sectionIds", a.topics, a.opens_at AS "opensAt",
      CASE WHEN a.closes_at IS NOT NULL THEN greatest(a.closes_at, e.closes_at) END AS "closesAt",
      greatest(a.time_factor, p.time_factor) AS "timeFactor", a.attempts, a.same_paper AS "samePaper",
      a.question_count AS "questionCount", CASE WHEN a.same_paper THEN a.question_ids ELSE drawn.question_ids END AS paper,
      (SELECT count(*)::int FROM class_members o JOIN attempts t ON t.user_id = o.user_id AND t.assignment_id = a.id
        WHERE o.place_id = m.place_id) AS begun
    FROM class_assignments a JOIN class_members m ON m.class_id = a.class_id AND m.user_id = ${userId}::uuid
    JOIN class_places p ON p.id = m.place_id
    LEFT JOIN class_extensions e ON e.assignment_id = a.id AND e.place_id = m.place_id
    LEFT JOIN class_papers drawn ON drawn.assignment_id = a.id AND drawn.user_id = m.user_id
    WHERE a.id = ${id}::uuid AND NOT a.on_paper`;
  return rows[0] ?? null;
};

/** Draws that come at once settle on the first, and nothing is kept of somebody who leaves meanwhile. Answers the paper that stands. */
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

/** How many of these questions are asked at present. */
export const countPublished = (ids: QuestionId[]): Promise<number> =>
  db.question.count({ where: { id: { in: ids }, state: 'published' } });

/** Of those who are no longer in the class; to be called after their rows of membership are gone. */
export async function dropPapers(tx: Prisma.TransactionClient, classId: ClassId, userIds: UserId[]): Promise<void> {
  await tx.classPaper.deleteMany({ where: { userId: { in: userIds }, assignment: { classId } } });
}
