import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { TestType } from '@/lib/kernel/exam';
import type { UserId } from '@/lib/kernel/ids';
import { type Filters, LIST_NAMES, SWITCH_NAMES } from './filter-rules';
import { type HistoryColumn, MAX_SCORES } from './rules';

/** The attempts to select: user, period and filters. */
export interface Scope {
  userId: UserId;
  /** Start of the period, inclusive; null: no start. */
  from: Date | null;
  /** End of the period, exclusive; null: no end. */
  until: Date | null;
  filters: Filters;
}

/** SQL condition of each filter. With an empty list or a switch that is off, the condition is true for all attempts. */
const CONDITIONS: { [K in keyof Filters]: (value: Filters[K]) => Prisma.Sql } = {
  sectionIds: (ids) => Prisma.sql`(cardinality(${ids}::int[]) = 0 OR section_ids && ${ids}::int[])`,
  testTypes: (types) => Prisma.sql`(cardinality(${types}::test_type[]) = 0 OR test_type = ANY(${types}::test_type[]))`,
  onlyCompleted: (isOn) => Prisma.sql`(completed_at IS NOT NULL OR NOT ${isOn})`,
  onlySuccessful: (isOn) => Prisma.sql`(coalesce(fair_successful, successful) OR NOT ${isOn})`,
};

const condition = <K extends keyof Filters>(name: K, filters: Filters): Prisma.Sql => CONDITIONS[name](filters[name]);

const conditions = (filters: Filters): Prisma.Sql =>
  Prisma.join(
    [...LIST_NAMES, ...SWITCH_NAMES].map((name) => condition(name, filters)),
    ' AND ',
  );

const instant = (at: Date | null, otherwise: 'infinity' | '-infinity'): Prisma.Sql =>
  Prisma.sql`${at?.toISOString() ?? otherwise}::timestamptz`;

/**
 * SQL for the score in whole percent. In an exam, unanswered questions count as wrong; in other tests, only answered
 * questions count. Null if no question counts.
 */
const scoreSql = ({
  testType,
  correct,
  answered,
  total,
}: Record<'testType' | 'correct' | 'answered' | 'total', Prisma.Sql>) =>
  Prisma.sql`round(100.0 * ${correct} / nullif(CASE WHEN ${testType} = 'exam' THEN ${total} ELSE ${answered} END, 0))::int`;

/**
 * SQL that selects the attempts of a scope, using the index on (user_id, started_at). Their results include
 * corrections.
 */
const chosenAttempts = (scope: Scope): Prisma.Sql => Prisma.sql`
  SELECT id, test_type, section_ids, section_name, started_at, completed_at IS NOT NULL AS completed,
    coalesce(fair_total, total_questions) AS total_questions, coalesce(fair_answered, answered_count) AS answered_count,
    coalesce(fair_correct, correct_count) AS correct_count,
    CASE WHEN completed_at IS NOT NULL THEN ${scoreSql({
      testType: Prisma.sql`test_type`,
      correct: Prisma.sql`coalesce(fair_correct, correct_count)`,
      answered: Prisma.sql`coalesce(fair_answered, answered_count)`,
      total: Prisma.sql`coalesce(fair_total, total_questions)`,
    })} END AS score,
    coalesce(fair_successful, successful) AS successful, duration_seconds
  FROM attempts
  WHERE user_id = ${scope.userId}::uuid
    AND started_at >= ${instant(scope.from, '-infinity')} AND started_at < ${instant(scope.until, 'infinity')}
    AND ${conditions(scope.filters)}`;

/**
 * Maximum time from the start of a test to its last answer, plus the one day in which a repeated question counts as a
 * repeat.
 */
const BEGUN_BEFORE = Prisma.sql`interval '8 days'`;

/**
 * SQL that adds the column `trend`: the score of an attempt without repeats. A repeat is a question for which the
 * learner saw the key within the day before, at an earlier answer or at the end of an exam; later views of a result are
 * not recorded. Null if more than half of the answers are repeats.
 */
const trendColumns = (scope: Scope): Prisma.Sql => Prisma.sql`
  answers AS (
    SELECT a.id, answer.is_correct OR answer.fair IS NOT NULL AS is_right, answer.fair, answer.chosen_at - max(
        CASE WHEN a.test_type = 'exam' THEN a.completed_at ELSE answer.chosen_at END
      ) OVER (PARTITION BY answer.question_id ORDER BY answer.chosen_at, a.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
      < interval '1 day' AS is_repeat
    FROM attempts a CROSS JOIN LATERAL (
      SELECT question_id, is_correct, fair, chosen_at FROM attempt_questions
      WHERE attempt_id = a.id AND is_correct IS NOT NULL AND chosen_at IS NOT NULL OFFSET 0
    ) AS answer
    WHERE a.user_id = ${scope.userId}::uuid AND a.started_at >= ${instant(scope.from, '-infinity')} - ${BEGUN_BEFORE}
      AND a.started_at < ${instant(scope.until, 'infinity')}
  ), repeats AS (
    SELECT id, count(*) AS answered, count(*) FILTER (WHERE is_right) AS correct FROM answers
    WHERE is_repeat AND fair IS DISTINCT FROM 'out' GROUP BY id
  ), counted AS (
    SELECT chosen.*, CASE WHEN completed AND coalesce(repeats.answered, 0) * 2 <= answered_count THEN ${scoreSql({
      testType: Prisma.sql`test_type`,
      correct: Prisma.sql`(correct_count - coalesce(repeats.correct, 0))`,
      answered: Prisma.sql`(answered_count - coalesce(repeats.answered, 0))`,
      total: Prisma.sql`(total_questions - coalesce(repeats.answered, 0))`,
    })} END AS trend
    FROM chosen LEFT JOIN repeats USING (id)
  )`;

/** SQL columns of an attempt in a list, for a query that selects from `chosen`. */
const entryColumns = Prisma.sql`id, section_name AS "sectionName", test_type AS "testType", completed,
  score AS "successPercentage", total_questions AS "totalQuestions", correct_count AS "correctAnswers",
  duration_seconds AS "totalDurationSeconds", successful, started_at AS "startedAt"`;

export interface EntryRow {
  id: string;
  sectionName: string;
  testType: TestType;
  completed: boolean;
  successPercentage: number | null;
  totalQuestions: number;
  correctAnswers: number;
  totalDurationSeconds: number;
  successful: boolean;
  /** A `Date`; or a string, if PostgreSQL returned the row as JSON. */
  startedAt: Date | string;
}

export interface SummaryRow {
  totalAttempts: number;
  completedAttempts: number;
  successfulAttempts: number;
  averageScore: number | null;
  averageTimePerTest: number | null;
  firstAttempt: Date | null;
  lastAttempt: Date | null;
  scores: { startedAt: string; sectionName: string; percentage: number }[];
}

export const summaryQuery = (scope: Scope): Prisma.Sql => Prisma.sql`
  WITH chosen AS MATERIALIZED (${chosenAttempts(scope)}), ${trendColumns(scope)}, latest AS (
    SELECT started_at, id, section_name, trend FROM counted WHERE trend IS NOT NULL
    ORDER BY started_at DESC, id DESC LIMIT ${MAX_SCORES}
  )
  SELECT count(*)::int AS "totalAttempts", (count(*) FILTER (WHERE completed))::int AS "completedAttempts",
    (count(*) FILTER (WHERE successful))::int AS "successfulAttempts", avg(score)::float8 AS "averageScore",
    (avg(duration_seconds) FILTER (WHERE completed))::float8 AS "averageTimePerTest",
    min(started_at) AS "firstAttempt", max(started_at) AS "lastAttempt",
    (SELECT coalesce(json_agg(json_build_object('startedAt', started_at, 'sectionName', section_name,
      'percentage', trend) ORDER BY started_at, id), '[]') FROM latest) AS scores
  FROM chosen`;

export async function readSummary(scope: Scope): Promise<SummaryRow> {
  const rows = await db.$queryRaw<[SummaryRow]>(summaryQuery(scope));
  return rows[0];
}

export interface BestsRow {
  highestScore: EntryRow | null;
  fastestCompletion: EntryRow | null;
  longestStreak: number;
}

/**
 * Selects the personal bests. Uses this fact to find the longest streak: within a streak, an attempt's rank among all
 * completed attempts minus its rank among those with the same result is constant.
 */
export const bestsQuery = (scope: Scope): Prisma.Sql => Prisma.sql`
  WITH chosen AS MATERIALIZED (${chosenAttempts(scope)}), ${trendColumns(scope)}, highest AS (
    SELECT ${entryColumns} FROM counted WHERE trend IS NOT NULL
    ORDER BY trend DESC, correct_count DESC, started_at DESC, id LIMIT 1
  ), fastest AS (
    SELECT ${entryColumns} FROM counted WHERE trend IS NOT NULL AND answered_count = total_questions
    ORDER BY duration_seconds, correct_count DESC, started_at DESC, id LIMIT 1
  ), marked AS (
    SELECT successful, row_number() OVER (ORDER BY started_at, id)
      - row_number() OVER (PARTITION BY successful ORDER BY started_at, id) AS island FROM counted
    WHERE completed AND (trend IS NOT NULL OR answered_count = 0)
  )
  SELECT (SELECT to_json(highest) FROM highest) AS "highestScore",
    (SELECT to_json(fastest) FROM fastest) AS "fastestCompletion",
    (SELECT coalesce(max(length), 0)::int FROM
      (SELECT count(*) AS length FROM marked WHERE successful GROUP BY island) AS streaks) AS "longestStreak"`;

export async function readBests(scope: Scope): Promise<BestsRow> {
  const rows = await db.$queryRaw<[BestsRow]>(bestsQuery(scope));
  return rows[0];
}

export interface SectionRow {
  sectionId: number;
  sectionName: string;
  attempts: number;
  completedAttempts: number;
  successfulAttempts: number;
  averageScore: number | null;
  averageTime: number | null;
  lastAttempt: Date;
  bestAttempt: EntryRow | null;
  answeredQuestions: number;
  correctAnswers: number;
  averageTimePerQuestion: number | null;
}

/**
 * Selects the totals of each section. An attempt over several sections counts for each of them, with only that
 * section's questions. `OFFSET 0` makes the planner read results by the attempts' keys. Otherwise it scans the whole
 * table, which it considers faster up to some hundred thousand attempts. Does not unnest the questions of finished
 * attempts here, because the planner would then expect ten times the rows.
 */
export const sectionsQuery = (scope: Scope): Prisma.Sql => Prisma.sql`
  WITH chosen AS MATERIALIZED (${chosenAttempts(scope)}), ${trendColumns(scope)}, practiced AS (
    SELECT chosen.id, chosen.test_type, chosen.started_at, chosen.completed, result.section_id, result.total_questions,
      result.answered_count, result.correct_count, result.passed, result.time_spent_seconds AS duration_seconds,
      ${scoreSql({
        testType: Prisma.sql`chosen.test_type`,
        correct: Prisma.sql`result.correct_count`,
        answered: Prisma.sql`result.answered_count`,
        total: Prisma.sql`result.total_questions`,
      })} AS score
    FROM chosen CROSS JOIN LATERAL (
      SELECT section_id, coalesce(fair_total, total_questions) AS total_questions,
        coalesce(fair_answered, answered_count) AS answered_count, coalesce(fair_correct, correct_count) AS correct_count,
        coalesce(fair_passed, passed) AS passed, time_spent_seconds
      FROM attempt_sections WHERE attempt_id = chosen.id OFFSET 0
    ) AS result
    WHERE cardinality(${scope.filters.sectionIds}::int[]) = 0 OR result.section_id = ANY(${scope.filters.sectionIds}::int[])
    UNION ALL
    SELECT chosen.id, chosen.test_type, chosen.started_at, false, asked.section_id, NULL, NULL, NULL, NULL, NULL, NULL
    FROM chosen CROSS JOIN LATERAL unnest(chosen.section_ids) AS asked(section_id)
    WHERE NOT chosen.completed
      AND (cardinality(${scope.filters.sectionIds}::int[]) = 0 OR asked.section_id = ANY(${scope.filters.sectionIds}::int[]))
  ), best AS (
    SELECT DISTINCT ON (section_id) practiced.*, passed AS successful, s.name AS section_name FROM practiced
    JOIN sections s ON s.id = practiced.section_id
    WHERE score IS NOT NULL AND practiced.id IN (SELECT id FROM counted WHERE trend IS NOT NULL)
    ORDER BY section_id, score DESC, correct_count DESC, started_at DESC, practiced.id
  )
  SELECT s.id AS "sectionId", s.name AS "sectionName", count(*)::int AS attempts,
    (count(*) FILTER (WHERE completed))::int AS "completedAttempts",
    (count(*) FILTER (WHERE passed))::int AS "successfulAttempts",
    avg(score)::float8 AS "averageScore", avg(duration_seconds)::float8 AS "averageTime", max(started_at) AS "lastAttempt",
    (SELECT to_json(entry) FROM (SELECT ${entryColumns} FROM best WHERE section_id = s.id) AS entry) AS "bestAttempt",
    coalesce(sum(answered_count), 0)::int AS "answeredQuestions", coalesce(sum(correct_count), 0)::int AS "correctAnswers",
    (sum(duration_seconds) / nullif(sum(answered_count), 0)::numeric)::float8 AS "averageTimePerQuestion"
  FROM practiced JOIN sections s ON s.id = practiced.section_id
  GROUP BY s.id, s.name, s.position ORDER BY s.position, s.id`;

export const listSectionStats = (scope: Scope): Promise<SectionRow[]> =>
  db.$queryRaw<SectionRow[]>(sectionsQuery(scope));

/** SQL sort key of each column. Test types are sorted by name, not by their position in the enum. */
const SORT_KEYS: Record<HistoryColumn, Prisma.Sql> = {
  startedAt: Prisma.sql`started_at`,
  sectionName: Prisma.sql`section_name`,
  testType: Prisma.sql`test_type::text`,
  completed: Prisma.sql`completed`,
  successPercentage: Prisma.sql`score`,
  correctAnswers: Prisma.sql`correct_count`,
  totalQuestions: Prisma.sql`total_questions`,
  totalDurationSeconds: Prisma.sql`duration_seconds`,
};

interface HistoryOrder {
  sortBy: HistoryColumn;
  sortDirection: 'asc' | 'desc';
}

interface HistoryPage extends HistoryOrder {
  page: number;
  size: number;
}

/**
 * Selects a page of attempts. Attempts without a score come last in ascending and in descending order. If attempts are
 * equal, the newest comes first.
 */
export const historyQuery = (scope: Scope, asked: HistoryPage): Prisma.Sql => Prisma.sql`
  WITH chosen AS (${chosenAttempts(scope)})
  SELECT ${entryColumns} FROM chosen
  ORDER BY ${SORT_KEYS[asked.sortBy]} ${asked.sortDirection === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`} NULLS LAST,
    started_at DESC, id
  LIMIT ${asked.size} OFFSET ${asked.page * asked.size}`;

export const listHistory = (scope: Scope, asked: HistoryPage): Promise<EntryRow[]> =>
  db.$queryRaw<EntryRow[]>(historyQuery(scope, asked));

export const countQuery = (scope: Scope): Prisma.Sql =>
  Prisma.sql`SELECT count(*)::int AS total FROM (${chosenAttempts(scope)}) AS chosen`;

export async function countHistory(scope: Scope): Promise<number> {
  const rows = await db.$queryRaw<[{ total: number }]>(countQuery(scope));
  return rows[0].total;
}
