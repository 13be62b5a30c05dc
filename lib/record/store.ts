import 'server-only';
import { db } from '@/lib/db/client';
import type { LiveRecord } from './contract';

export async function countCorrections(): Promise<LiveRecord['corrections']> {
  const [row] = await db.$queryRaw<LiveRecord['corrections'][]>`
    SELECT date_part('year', now() AT TIME ZONE 'UTC')::int AS year,
      (SELECT count(*)::int FROM corrections WHERE taken_back_at IS NULL
        AND created_at >= date_trunc('year', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS count`;
  if (!row) throw new Error('A SELECT without FROM answers one row');
  return row;
}

export async function weighReports(): Promise<LiveRecord['reports']> {
  const [row] = await db.$queryRaw<LiveRecord['reports'][]>`
    WITH answered AS (
      SELECT extract(epoch FROM resolved_at - created_at) / 3600 AS hours FROM question_reports
      WHERE status <> 'open' AND resolved_at > now() - interval '12 months'
    ), open AS (
      SELECT extract(epoch FROM now() - created_at) / 3600 AS hours FROM question_reports WHERE status = 'open'
    )
    SELECT (SELECT count(*)::int FROM answered) AS answered,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY hours) FROM answered)::float AS "medianHours",
      (SELECT count(*)::int FROM open) AS open, (SELECT max(hours) FROM open)::float AS "oldestHours"`;
  if (!row) throw new Error('A SELECT without FROM answers one row');
  return row;
}
