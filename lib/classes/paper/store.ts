import 'server-only';
import type { Picture } from '@/lib/bank/picture/contract';
import type { ClassAccess } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import type { AssignmentId, QuestionId } from '@/lib/kernel/ids';

export interface PaperHead {
  id: AssignmentId;
  title: string;
  className: string;
  testType: 'practice' | 'exam';
  sectionIds: number[];
  topics: string[];
  /** Number of questions of each section. */
  questionCount: number;
  timeFactor: number;
  samePaper: boolean;
  /** Question revisions of the first print; null if the test has not been printed. */
  revisionIds: number[] | null;
}

/** Finds a test of the class by id; with null, the newest test. Returns null when there is none. */
export const findPaper = async (
  { id, ownerId }: ClassAccess,
  asked: AssignmentId | null,
): Promise<PaperHead | null> => {
  const rows = await db.$queryRaw<PaperHead[]>`
    SELECT a.id, a.title, c.name AS "className", a.test_type::text AS "testType", a.section_ids AS "sectionIds", a.topics,
      a.question_count AS "questionCount", a.time_factor AS "timeFactor", a.same_paper AS "samePaper",
      printed.revision_ids AS "revisionIds"
    FROM class_assignments a JOIN classes c ON c.id = a.class_id LEFT JOIN class_prints printed ON printed.assignment_id = a.id
    WHERE c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid AND (${asked}::uuid IS NULL OR a.id = ${asked}::uuid)
    ORDER BY a.id DESC LIMIT 1`;
  return rows[0] ?? null;
};

/**
 * Stores the question revisions of the first print and returns the stored ones. If two requests print at once, both get
 * the revisions stored first. A question withdrawn at the same moment is still printed.
 */
export async function keepPrint(id: AssignmentId, questionIds: QuestionId[]): Promise<number[]> {
  await db.$executeRaw`
    INSERT INTO class_prints (assignment_id, revision_ids)
    SELECT ${id}::uuid, coalesce(array_agg(q.current_revision_id ORDER BY asked.place), '{}')
    FROM unnest(${questionIds}::int[]) WITH ORDINALITY AS asked(id, place)
    JOIN questions q ON q.id = asked.id AND q.current_revision_id IS NOT NULL
    ON CONFLICT DO NOTHING`;
  const rows = await db.$queryRaw<{ revisionIds: number[] }[]>`
    SELECT revision_ids AS "revisionIds" FROM class_prints WHERE assignment_id = ${id}::uuid`;
  return rows[0]?.revisionIds ?? [];
}

export interface PrintedRow {
  /** The question's id. */
  id: QuestionId;
  revisionId: number;
  revision: number;
  sectionId: number;
  text: string;
  explanation: string;
  reference: string;
  picture: Picture | null;
  options: { id: number; text: string; isCorrect: boolean; why: string }[];
}

/** Lists revisions in the order of `revisionIds`. */
export const listPrinted = (revisionIds: number[]) => db.$queryRaw<PrintedRow[]>`
  SELECT q.id, r.id AS "revisionId", r.revision, q.section_id AS "sectionId", r.text, r.explanation, r.reference, r.picture,
    (SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
      FROM answers a WHERE a.revision_id = r.id) AS options
  FROM unnest(${revisionIds}::int[]) WITH ORDINALITY AS asked(id, place)
  JOIN question_revisions r ON r.id = asked.id JOIN questions q ON q.id = r.question_id ORDER BY asked.place`;
