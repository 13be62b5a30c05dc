import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { AssignmentId, QuestionId } from '@/lib/kernel/ids';

export interface TestRow {
  testType: 'practice' | 'exam';
  /** Keys returned by `topicKey`. Empty: all topics of the sections. */
  topics: string[];
  questionIds: QuestionId[];
  isTaken: boolean;
}

/**
 * Finds a test in which all students get the same questions. Returns null for other tests, and for a class that does
 * not belong to the owner.
 */
export const findTest = async ({ id, ownerId }: ClassAccess, assignmentId: AssignmentId): Promise<TestRow | null> => {
  const rows = await db.$queryRaw<TestRow[]>`
    SELECT a.test_type::text AS "testType", a.topics, a.question_ids AS "questionIds",
      EXISTS (SELECT 1 FROM attempts WHERE assignment_id = a.id) AS "isTaken"
    FROM class_assignments a JOIN classes c ON c.id = a.class_id
    WHERE a.id = ${assignmentId}::uuid AND a.same_paper AND c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid`;
  return rows[0] ?? null;
};

export interface ListedRow {
  id: QuestionId;
  sectionId: number;
  topic: string;
  text: string;
  options: { text: string; isCorrect: boolean }[];
}

/** SQL columns of a question `q` with its current revision `r`. */
const LISTED = Prisma.sql`q.id, q.section_id AS "sectionId", q.topic, r.text,
  (SELECT json_agg(json_build_object('text', a.text, 'isCorrect', a.is_correct) ORDER BY a.position)
    FROM answers a WHERE a.revision_id = r.id) AS options`;

/** Lists questions in the order of `ids`. */
export const listQuestions = (ids: QuestionId[]) => db.$queryRaw<ListedRow[]>`
  SELECT ${LISTED}
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, place)
  JOIN questions q ON q.id = asked.id JOIN question_revisions r ON r.id = q.current_revision_id ORDER BY asked.place`;

/** Limit of a query; higher than the number of questions in any section. */
const MOST_SPARE = 1_000;

/** Lists questions that can replace `out` in a test, those of the same topic first. */
export const listSpare = (
  { testType, topics, questionIds }: TestRow,
  { out, by = null }: { out: QuestionId; by?: QuestionId | null },
) => db.$queryRaw<ListedRow[]>`
  SELECT ${LISTED}
  FROM questions o JOIN questions q ON q.section_id = o.section_id AND q.id <> ALL(${questionIds}::int[])
  JOIN question_revisions r ON r.id = q.current_revision_id
  WHERE o.id = ${out} AND (${by}::int IS NULL OR q.id = ${by}::int) AND q.state = 'published' AND (${testType === 'practice'} OR NOT q.is_for_mock_test)
    AND (${topics.length === 0} OR q.section_id || ' ' || q.topic = ANY(${topics}::text[]))
  ORDER BY q.topic <> o.topic, q.topic, q.id LIMIT ${MOST_SPARE}`;

/**
 * Replaces a question of a test by another one at the same position. Returns false when a student has started the test,
 * or the test no longer contains the question. The row lock makes a simultaneous start wait, or lets this statement see
 * that start.
 */
export function swap(id: AssignmentId, out: QuestionId, by: QuestionId): Promise<boolean> {
  return transact(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM class_assignments WHERE id = ${id}::uuid FOR UPDATE`;
    const swapped = await tx.$executeRaw`
      UPDATE class_assignments SET question_ids = array_replace(question_ids, ${out}::int, ${by}::int), paper_changed_at = now()
      WHERE id = ${id}::uuid AND ${out}::int = ANY(question_ids) AND ${by}::int <> ALL(question_ids)
        AND NOT EXISTS (SELECT 1 FROM attempts WHERE assignment_id = ${id}::uuid)`;
    // Deletes the printed versions, because they no longer match the test.
    if (swapped > 0) await tx.classPrint.deleteMany({ where: { assignmentId: id } });
    return swapped > 0;
  });
}
