import 'server-only';
import type { ClassAccess } from '@/lib/classes/rules';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { PlaceId, QuestionId } from '@/lib/kernel/ids';
import { NEWEST_TESTS } from './rules';

/**
 * SQL conditions on a response `aq`. `IS_COUNTED`: no correction has excluded the response. `IS_RIGHT`: the response is
 * right, originally or by a correction.
 */
const IS_COUNTED = Prisma.sql`aq.fair IS DISTINCT FROM 'out'`;
const IS_RIGHT = Prisma.sql`(aq.fair = 'right' OR aq.is_correct AND aq.fair IS NULL) IS TRUE`;

export interface QuestionRow {
  questionId: QuestionId;
  sectionId: number;
  topic: string;
  text: string;
  asked: number;
  correct: number;
  /** The wrong option chosen most often. */
  mistake: { text: string; times: number; why: string } | null;
}

/** Lists the questions of these attempts, each in the newest revision that one of the attempts contains. */
export const listQuestions = (attemptIds: readonly string[]) => db.$queryRaw<QuestionRow[]>`
  WITH asked AS (
    SELECT aq.question_id, aq.revision_id, aq.section_id, aq.answer_ids, ${IS_RIGHT} AS is_right
    FROM attempt_questions aq WHERE aq.attempt_id = ANY(${[...attemptIds]}::uuid[]) AND ${IS_COUNTED}
  ), mistakes AS (
    SELECT DISTINCT ON (asked.question_id) asked.question_id, a.text, a.why, a.revision_id, count(*)::int AS times
    FROM asked JOIN answers a ON a.id = ANY(asked.answer_ids) AND NOT a.is_correct
    WHERE NOT asked.is_right GROUP BY asked.question_id, a.id ORDER BY asked.question_id, times DESC, a.id
  ), totals AS (
    SELECT question_id, max(revision_id) AS revision_id, max(section_id) AS section_id, count(*)::int AS asked,
      (count(*) FILTER (WHERE is_right))::int AS correct
    FROM asked GROUP BY question_id
  )
  SELECT t.question_id AS "questionId", t.section_id AS "sectionId", q.topic, r.text, t.asked, t.correct,
    CASE WHEN m.times IS NOT NULL THEN json_build_object('text', m.text, 'times', m.times,
      'why', coalesce(nullif(m.why, ''), (SELECT explanation FROM question_revisions WHERE id = m.revision_id))) END AS mistake
  FROM totals t JOIN questions q ON q.id = t.question_id JOIN question_revisions r ON r.id = t.revision_id
  LEFT JOIN mistakes m ON m.question_id = t.question_id ORDER BY t.question_id`;

export interface MarkRow {
  attemptId: string;
  /** One character of `markOf` per question of the test; `?` if this attempt did not contain the question. */
  marks: string;
}

/**
 * Lists the marks, one row per attempt. One row per mark would be a hundred times as many rows in the largest class.
 */
export const listMarks = (attemptIds: readonly string[], paper: readonly QuestionId[]) => db.$queryRaw<MarkRow[]>`
  SELECT taken.id AS "attemptId", written.marks FROM unnest(${[...attemptIds]}::uuid[]) AS taken(id) CROSS JOIN LATERAL (
    SELECT string_agg(CASE WHEN aq.attempt_id IS NULL THEN '?' WHEN NOT ${IS_COUNTED} THEN '.'
      WHEN ${IS_RIGHT} THEN 'r' WHEN aq.is_correct IS NULL THEN '-' ELSE 'w' END, '' ORDER BY listed.place) AS marks
    FROM unnest(${[...paper]}::int[]) WITH ORDINALITY AS listed(id, place)
    LEFT JOIN (SELECT * FROM attempt_questions WHERE attempt_id = taken.id OFFSET 0) aq ON aq.question_id = listed.id
  ) AS written`;

export interface FirstRow {
  placeId: PlaceId;
  name: string;
  sectionId: number;
  firstAnswers: number;
  firstCorrect: number;
}

/**
 * Counts the right and wrong first answers of each student in each section, in the student's newest finished tests of
 * the class. Reading all tests would take three quarters of a million rows for a large class. `OFFSET 0` makes
 * PostgreSQL read attempt by attempt, whatever the planner estimates.
 */
export const listFirstAnswers = ({ id, ownerId }: ClassAccess) => db.$queryRaw<FirstRow[]>`
  WITH taken AS MATERIALIZED (
    SELECT p.id AS place_id, p.name, t.id, t.created_at FROM classes c JOIN class_places p ON p.class_id = c.id
    JOIN LATERAL (
      SELECT done.id, done.created_at FROM class_members m JOIN attempts done ON done.user_id = m.user_id
      JOIN class_assignments a ON a.id = done.assignment_id AND a.class_id = m.class_id
      WHERE m.place_id = p.id AND done.completed_at IS NOT NULL ORDER BY done.completed_at DESC, done.id LIMIT ${NEWEST_TESTS}
    ) t ON true
    WHERE c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid
  ), answered AS (
    SELECT DISTINCT ON (taken.place_id, aq.question_id) taken.place_id AS id, taken.name, aq.section_id, ${IS_RIGHT} AS is_right
    FROM taken CROSS JOIN LATERAL (SELECT * FROM attempt_questions WHERE attempt_id = taken.id OFFSET 0) aq
    WHERE aq.is_correct IS NOT NULL AND ${IS_COUNTED} ORDER BY taken.place_id, aq.question_id, taken.created_at, taken.id
  )
  SELECT id AS "placeId", name, section_id AS "sectionId", count(*)::int AS "firstAnswers",
    (count(*) FILTER (WHERE is_right))::int AS "firstCorrect"
  FROM answered GROUP BY id, name, section_id ORDER BY name, id, section_id`;

export interface WeekRow {
  placeId: PlaceId;
  name: string;
  /** Monday of the week in UTC, `YYYY-MM-DD`. */
  week: string;
  asked: number;
  correct: number;
}

/** Counts questions and right answers by student and week, in the tests of the class finished after `since`. */
export const listWeeks = (access: ClassAccess, since: Date) => db.$queryRaw<WeekRow[]>`
  SELECT p.id AS "placeId", p.name, to_char(date_trunc('week', t.completed_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS week,
    sum(coalesce(t.fair_total, t.total_questions))::int AS asked, sum(coalesce(t.fair_correct, t.correct_count))::int AS correct
  FROM ${finished(access)} WHERE t.completed_at > ${since} GROUP BY p.id, p.name, week ORDER BY p.id, week`;

/** SQL for the finished attempts `t` at tests of the class by its students, with their roster entries `p`. */
function finished({ id, ownerId }: ClassAccess): Prisma.Sql {
  return Prisma.sql`classes c JOIN class_assignments a ON a.class_id = c.id AND c.id = ${id}::uuid AND c.owner_id = ${ownerId}::uuid
    JOIN class_members m ON m.class_id = c.id JOIN class_places p ON p.id = m.place_id
    JOIN attempts t ON t.assignment_id = a.id AND t.user_id = m.user_id AND t.completed_at IS NOT NULL`;
}
