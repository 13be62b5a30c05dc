import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { QuestionTier } from '@/lib/kernel/exam';
import { examPositions } from './exam-paper';
import type { Picture } from './picture/contract';

interface AnswerRow {
  id: number;
  text: string;
  isCorrect: boolean;
  why: string;
}

export interface QuestionRow {
  id: number;
  text: string;
  sectionId: number;
  isForMockTest: boolean;
  topic: string;
  difficulty: number;
  tier: QuestionTier;
  revision: number;
  explanation: string;
  reference: string;
  picture: Picture | null;
  answers: AnswerRow[];
  createdAt: Date;
  updatedAt: Date;
  /**
   * Version of the question's database row, which changes with each update. A new wording also changes it, because the
   * row refers to the current revision.
   */
  version: string;
}

export interface SectionRow {
  id: number;
  name: string;
  description: string;
  createdAt: Date;
  updatedAt: Date;
  questionCount: number;
  mockQuestionCount: number;
}

/** SQL that selects a question with its current wording and answers as one row. */
const CURRENT_QUESTION = Prisma.sql`
  SELECT q.id, r.text, q.section_id AS "sectionId", q.is_for_mock_test AS "isForMockTest", q.topic, q.difficulty,
    q.tier::text AS tier, r.revision, r.explanation, r.reference, r.picture, q.created_at AS "createdAt", q.updated_at AS "updatedAt",
    q.xmin::text AS version, (SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
     FROM answers a WHERE a.revision_id = r.id) AS answers
  FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id`;

const PUBLISHED = Prisma.sql`q.state = 'published'`;

/** Lists sections that are not archived, in the certification's order. */
export const listSections = (): Promise<SectionRow[]> => db.$queryRaw<SectionRow[]>`
  SELECT s.id, s.name, s.description, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
    count(q.id)::int AS "questionCount", count(q.id) FILTER (WHERE q.is_for_mock_test)::int AS "mockQuestionCount"
  FROM sections s LEFT JOIN questions q ON q.section_id = s.id AND ${PUBLISHED}
  WHERE s.archived_at IS NULL GROUP BY s.id ORDER BY s.position, s.id`;

/** Lists all published mock questions of sections that are not archived. */
export const listMockQuestions = (): Promise<QuestionRow[]> => db.$queryRaw<QuestionRow[]>`
  ${CURRENT_QUESTION} JOIN sections s ON s.id = q.section_id
  WHERE q.is_for_mock_test AND ${PUBLISHED} AND s.archived_at IS NULL ORDER BY q.id`;

/** Lists the published mock questions, each with the fact that it asks. */
export const listMockFacts = (): Promise<{ id: number; fact: string | null }[]> => db.$queryRaw`
  SELECT q.id, q.fact FROM questions q WHERE q.is_for_mock_test AND ${PUBLISHED}`;

export interface PageAsked {
  /** Null means every section. */
  sectionId: number | null;
  page: number;
  size: number;
  shuffle: boolean;
  /** Ids of questions that this caller may not be asked now. */
  withheld: number[];
  /** False leaves out mock questions. Exams never contain them, because their keys are public. */
  withMock: boolean;
}

/**
 * Lists the questions of a page. A shuffled list of a section starts like an exam: topics in proportion, exam-tier
 * questions first, no two questions about one fact.
 */
export async function listQuestions(asked: PageAsked): Promise<{ rows: QuestionRow[]; totalItems: number }> {
  const { sectionId, page, size, shuffle, withheld, withMock } = asked;
  const places =
    shuffle && sectionId !== null
      ? Prisma.sql`SELECT id, place FROM (${examPositions({ sectionIds: [sectionId], withheld, withMock })}) AS paper`
      : Prisma.sql`SELECT id, row_number() OVER (ORDER BY CASE WHEN ${shuffle} THEN random() END, id) AS place FROM found`;
  // A page after the last one has no questions, so no row would contain the total. The query therefore adds one row
  // without a question.
  const rows = await db.$queryRaw<(QuestionRow & { totalItems: number })[]>`
    WITH found AS (
      SELECT q.id FROM questions q WHERE ${PUBLISHED} AND (${sectionId}::int IS NULL OR q.section_id = ${sectionId}::int)
        AND q.id <> ALL(${withheld}::int[]) AND (${withMock} OR NOT q.is_for_mock_test)
    ), chosen AS (
      SELECT id, place FROM (${places}) AS placed ORDER BY place LIMIT ${size} OFFSET ${page * size}
    )
    SELECT question.*, total."totalItems" FROM (SELECT count(*)::int AS "totalItems" FROM found) AS total
    LEFT JOIN ((${CURRENT_QUESTION}) AS question JOIN chosen USING (id)) ON true ORDER BY chosen.place`;
  return { rows: rows.filter((row) => row.id !== null), totalItems: rows[0]?.totalItems ?? 0 };
}

/** Returns the published questions with these ids, in the order of the ids. */
export const listQuestionsByIds = (ids: number[]): Promise<QuestionRow[]> => db.$queryRaw<QuestionRow[]>`
  ${CURRENT_QUESTION} JOIN unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, place) ON asked.id = q.id
  WHERE ${PUBLISHED} ORDER BY asked.place`;
