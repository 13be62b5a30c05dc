import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { QuestionTier } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';
import { examPlaces } from './exam-paper';
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

/** A question in its current wording with its answers, in one row. */
const CURRENT_QUESTION = Prisma.sql`
  SELECT q.id, r.text, q.section_id AS "sectionId", q.is_for_mock_test AS "isForMockTest", q.topic, q.difficulty,
    q.tier::text AS tier, r.revision, r.explanation, r.reference, r.picture, q.created_at AS "createdAt", q.updated_at AS "updatedAt",
    (SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'isCorrect', a.is_correct, 'why', a.why) ORDER BY a.position)
     FROM answers a WHERE a.revision_id = r.id) AS answers
  FROM questions q JOIN question_revisions r ON r.id = q.current_revision_id`;

const PUBLISHED = Prisma.sql`q.state = 'published'`;

/** Sections that are not archived, in the certification's order. */
export const listSections = (): Promise<SectionRow[]> => db.$queryRaw<SectionRow[]>`
  SELECT s.id, s.name, s.description, s.created_at AS "createdAt", s.updated_at AS "updatedAt",
    count(q.id)::int AS "questionCount", count(q.id) FILTER (WHERE q.is_for_mock_test)::int AS "mockQuestionCount"
  FROM sections s LEFT JOIN questions q ON q.section_id = s.id AND ${PUBLISHED}
  WHERE s.archived_at IS NULL GROUP BY s.id ORDER BY s.position, s.id`;

/** Every published mock question of every section. */
export const listMockQuestions = (): Promise<QuestionRow[]> => db.$queryRaw<QuestionRow[]>`
  ${CURRENT_QUESTION} JOIN sections s ON s.id = q.section_id
  WHERE q.is_for_mock_test AND ${PUBLISHED} AND s.archived_at IS NULL ORDER BY q.id`;

/** The fact that each published mock question asks. */
export const listMockFacts = (): Promise<{ id: number; fact: string | null }[]> => db.$queryRaw`
  SELECT q.id, q.fact FROM questions q WHERE q.is_for_mock_test AND ${PUBLISHED}`;

export interface PageAsked {
  /** Null: every section. */
  sectionId: number | null;
  page: number;
  size: number;
  shuffle: boolean;
  /** Questions that this caller may not be asked now. */
  withheld: number[];
  /** An exam asks no mock question: everybody may know its key. */
  withMock: boolean;
}

/** Shuffled, the list of a section begins as an exam's paper: by the shares of its topics, of the exam tier, no fact twice. */
export async function listQuestions(asked: PageAsked): Promise<{ rows: QuestionRow[]; totalItems: number }> {
  const { sectionId, page, size, shuffle, withheld, withMock } = asked;
  const places =
    shuffle && sectionId !== null
      ? Prisma.sql`SELECT id, place FROM (${examPlaces({ sectionIds: [sectionId], withheld, withMock })}) AS paper`
      : Prisma.sql`SELECT id, row_number() OVER (ORDER BY CASE WHEN ${shuffle} THEN random() END, id) AS place FROM found`;
  // Past the last page there is no question to carry the total: a row without one does.
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

export interface Draw {
  userId: UserId;
  sectionId: number;
  topic: string | null;
  /** Only what this completed attempt of the user did not get right. Null: any question. */
  missedIn: string | null;
  /** `mixed`: three questions of the exam tier to one that goes deeper. `deeper`: those that go deeper first. */
  depth: 'mixed' | 'deeper';
  limit: number;
  /** Questions that this caller may not see the key of now. */
  withheld: number[];
}

/**
 * A learner who has met fewer of the section's (or topic's) questions than this begins with easy ones of the exam tier; by then
 * the chance of passing can be told.
 */
const NEWCOMER = 30;

export interface DrawnQuestionRow extends QuestionRow {
  isFavorite: boolean;
}

/**
 * What was missed in its order; else unseen questions first, then those answered longest ago; chance decides among equals.
 * The tiers are placed apart and then joined: each fourth place is a deeper question's.
 */
export const drawQuestions = (draw: Draw): Promise<DrawnQuestionRow[]> => db.$queryRaw<DrawnQuestionRow[]>`
  /* prepared */ WITH missed AS (
    SELECT aq.question_id, aq.position FROM attempts a JOIN attempt_questions aq ON aq.attempt_id = a.id
    WHERE a.id = ${draw.missedIn}::uuid AND a.user_id = ${draw.userId}::uuid AND a.completed_at IS NOT NULL
      AND aq.is_correct IS NOT TRUE
  ), asked AS (
    SELECT q.id, q.tier, q.difficulty, missed.position, l.last_answered_at,
      count(l.question_id) OVER () < ${NEWCOMER} AS is_newcomer
    FROM questions q LEFT JOIN learner_questions l ON l.question_id = q.id AND l.user_id = ${draw.userId}::uuid
      LEFT JOIN missed ON missed.question_id = q.id
    WHERE q.section_id = ${draw.sectionId} AND ${PUBLISHED} AND q.id <> ALL(${draw.withheld}::int[])
      AND (${draw.topic}::text IS NULL OR q.topic = ${draw.topic}::text)
      AND (${draw.missedIn}::uuid IS NULL OR missed.question_id IS NOT NULL)
  ), placed AS (
    SELECT id, tier, position, is_newcomer, row_number() OVER (PARTITION BY tier
      ORDER BY last_answered_at NULLS FIRST, CASE WHEN is_newcomer THEN difficulty END, random()) AS place
    FROM asked
  ), drawn AS (
    SELECT id, row_number() OVER (ORDER BY position, CASE
        WHEN ${draw.depth}::text = 'deeper' THEN CASE WHEN tier = 'deeper' THEN place ELSE 1000000 + place END
        WHEN tier = 'exam' THEN place + (place - 1) / 3
        WHEN is_newcomer THEN 1000000 + place
        ELSE 4 * place END, id) AS place,
      EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = ${draw.userId}::uuid AND f.question_id = placed.id) AS "isFavorite"
    FROM placed ORDER BY place LIMIT ${draw.limit}
  )
  SELECT question.*, drawn."isFavorite" FROM (${CURRENT_QUESTION}) AS question JOIN drawn USING (id) ORDER BY drawn.place`;

/** The named questions that are published, in the order of the ids. */
export const listQuestionsByIds = (ids: number[]): Promise<QuestionRow[]> => db.$queryRaw<QuestionRow[]>`
  ${CURRENT_QUESTION} JOIN unnest(${ids}::int[]) WITH ORDINALITY AS asked(id, place) ON asked.id = q.id
  WHERE ${PUBLISHED} ORDER BY asked.place`;
