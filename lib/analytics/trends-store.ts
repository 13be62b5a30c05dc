import 'server-only';
import { db } from '@/lib/db/client';
import type { TestType } from '@/lib/kernel/exam';
import type { AnsweredShare } from './rules';

export interface Span {
  from: Date;
  /** End of the period, exclusive. */
  until: Date;
}

export interface SessionDay {
  kind: 'day' | 'visit';
  day: string;
  sessions: number;
  requests: number;
}

/**
 * Reads the totals of each day from `firstDay` through `lastDay` (such as 2026-11-21). Kind `day` counts sessions that
 * began on the day, kind `visit` counts sessions with a request on the day.
 */
export const listSessionDays = (firstDay: string, lastDay: string): Promise<SessionDay[]> =>
  db.$queryRaw<SessionDay[]>`
    SELECT kind, key AS day, sessions::float8, requests::float8 FROM analytics_totals
    WHERE kind IN ('day', 'visit') AND key BETWEEN ${firstDay} AND ${lastDay}`;

export const listSignUpDays = ({ from, until }: Span): Promise<{ day: string; signUps: number }[]> =>
  db.$queryRaw<{ day: string; signUps: number }[]>`
    SELECT analytics_day(created_at) AS day, count(*)::int AS "signUps" FROM users
    WHERE email IS NOT NULL AND created_at >= ${from} AND created_at < ${until} GROUP BY 1`;

export interface TestDay {
  day: string;
  testType: TestType;
  started: number;
  finished: number;
}

/** Counts tests by the day on which they were started, and how many of them are finished now. */
export const listTestDays = ({ from, until }: Span): Promise<TestDay[]> =>
  db.$queryRaw<TestDay[]>`
    SELECT analytics_day(started_at) AS day, test_type AS "testType", count(*)::int AS started,
      count(completed_at)::int AS finished
    FROM attempts WHERE started_at >= ${from} AND started_at < ${until} GROUP BY 1, 2`;

export interface AbandonedRow {
  testType: TestType;
  answered: AnsweredShare;
  tests: number;
}

/**
 * Maximum number of unfinished tests to count, newest first. Without it, the query would take longer for a longer
 * period.
 */
const MAX_ABANDONED = 20_000;

/**
 * Counts unfinished tests by the share of answered questions. Leaves out tests started within the last hour and exams
 * whose time is not over, because they may continue.
 */
export const listAbandoned = ({ from, until }: Span): Promise<AbandonedRow[]> =>
  db.$queryRaw<AbandonedRow[]>`
    SELECT test_type AS "testType", CASE WHEN answered = 0 THEN 'none' WHEN answered = total THEN 'all'
      WHEN share <= 0.25 THEN 'quarter' WHEN share <= 0.5 THEN 'half' WHEN share <= 0.75 THEN 'threeQuarters' ELSE 'almost' END AS answered,
      count(*)::int AS tests
    FROM (
      SELECT a.test_type, a.total_questions AS total, chosen.answered, chosen.answered::float8 / greatest(a.total_questions, 1) AS share
      FROM (
        SELECT id, test_type, total_questions FROM attempts
        WHERE started_at >= ${from} AND started_at < ${until} AND completed_at IS NULL
          AND coalesce(deadline_at, started_at + interval '1 hour') < ${until}
        ORDER BY started_at DESC LIMIT ${MAX_ABANDONED}
      ) a
      CROSS JOIN LATERAL (
        SELECT count(*) AS answered FROM attempt_questions q
        WHERE q.attempt_id = a.id AND cardinality(q.answer_ids) > 0
      ) chosen
    ) unfinished GROUP BY 1, 2`;
