import 'server-only';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { ChanceCount } from './rules';

/**
 * SQL condition for outcomes that count: the user has a confirmed address, or the owner of the class in which the
 * outcome was entered has one. A script could create any number of accounts, but could not confirm addresses.
 */
const COUNTED = Prisma.sql`(
  SELECT o.* FROM exam_outcomes o JOIN users u ON u.id = o.user_id
  LEFT JOIN classes c ON c.id = o.entered_in LEFT JOIN users t ON t.id = c.owner_id
  WHERE u.email_verified_at IS NOT NULL OR t.email_verified_at IS NOT NULL
)`;

/** Counts the people who have reported an exam outcome. */
export async function countPeople(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT user_id)::int AS count FROM ${COUNTED} AS counted`;
  return row?.count ?? 0;
}

/** Counts outcomes by shown probability. Returns at most 101 rows, one per probability. */
export const listChanceCounts = (): Promise<ChanceCount[]> => db.$queryRaw`
  SELECT chance, count(*)::int AS count, (count(*) FILTER (WHERE passed))::int AS passed
  FROM ${COUNTED} AS counted WHERE chance IS NOT NULL GROUP BY chance ORDER BY chance`;

export interface Answered {
  answered: number;
  unanswered: number;
}

/**
 * Counts the past exams for which a probability was shown before: exams with an outcome reported for about that date,
 * and exams without. An exam counts as past after two days, because it is then over in every time zone and the Today
 * page has asked for the outcome.
 */
export async function countAnswered(): Promise<Answered> {
  const [row] = await db.$queryRaw<Answered[]>`
    WITH exams AS (SELECT DISTINCT user_id, exam_date FROM told_chances WHERE exam_date < current_date - 2),
    counted AS MATERIALIZED ${COUNTED},
    marked AS (
      SELECT u.email_verified_at IS NOT NULL AS is_confirmed, EXISTS (
        SELECT 1 FROM counted o WHERE o.user_id = e.user_id AND o.exam_date BETWEEN e.exam_date - 14 AND e.exam_date + 14
      ) AS is_answered FROM exams e JOIN users u ON u.id = e.user_id
    )
    SELECT count(*) FILTER (WHERE is_answered)::int AS answered,
      count(*) FILTER (WHERE is_confirmed AND NOT is_answered)::int AS unanswered
    FROM marked`;
  return row ?? { answered: 0, unanswered: 0 };
}
