import 'server-only';
import { db } from '@/lib/db/client';
import type { TrackRecord } from './contract';

export async function countCorrections(): Promise<TrackRecord['corrections']> {
  const [row] = await db.$queryRaw<TrackRecord['corrections'][]>`
    SELECT date_part('year', now() AT TIME ZONE 'UTC')::int AS year,
      (SELECT count(*)::int FROM corrections WHERE taken_back_at IS NULL
        AND created_at >= date_trunc('year', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS count`;
  if (!row) throw new Error('A SELECT without FROM answers one row');
  return row;
}

/**
 * Counts answered and open reports. Open reports count only if the reporter has a confirmed address. Answered reports
 * always count, because an admin has read them.
 */
export async function weighReports(): Promise<TrackRecord['reports']> {
  const [row] = await db.$queryRaw<TrackRecord['reports'][]>`
    WITH answered AS (
      SELECT extract(epoch FROM resolved_at - created_at) / 3600 AS hours FROM question_reports
      WHERE status <> 'open' AND resolved_at > now() - interval '12 months'
    ), open AS (
      SELECT r.question_id, extract(epoch FROM now() - r.created_at) / 3600 AS hours
      FROM question_reports r JOIN users u ON u.id = r.user_id AND u.email_verified_at IS NOT NULL
      WHERE r.status = 'open'
    )
    SELECT (SELECT count(*)::int FROM answered) AS answered,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) FROM answered)::float AS "medianHours",
      (SELECT count(DISTINCT question_id)::int FROM open) AS open, (SELECT max(hours) FROM open)::float AS "oldestHours"`;
  if (!row) throw new Error('A SELECT without FROM answers one row');
  return row;
}
