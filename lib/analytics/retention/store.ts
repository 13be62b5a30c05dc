import 'server-only';
import { db } from '@/lib/db/client';

/** Rows a statement, so that none runs into its time limit. */
const BATCH = 10_000;

/**
 * Shortens the complete addresses of sessions that were last seen before `cutoff`: to the network of 256 addresses, or to the
 * first 48 bits of IPv6. A shortened one has a slash and is not taken again. Returns how many.
 */
export const shortenAddresses = (cutoff: Date): Promise<number> =>
  inBatches(
    () => db.$executeRaw`
      UPDATE analytics_sessions SET ip_address =
        network(set_masklen(ip_address::inet, CASE family(ip_address::inet) WHEN 4 THEN 24 ELSE 48 END))::text
      WHERE id IN (SELECT id FROM analytics_sessions WHERE last_seen_at < ${cutoff} AND ip_address ~ '^[0-9a-f.:]+$'
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

/** Removes sessions that were last seen before `cutoff`; the totals stay. Returns how many. */
export const removeSessions = (cutoff: Date): Promise<number> =>
  inBatches(
    () => db.$executeRaw`
      DELETE FROM analytics_sessions WHERE id IN (SELECT id FROM analytics_sessions WHERE last_seen_at < ${cutoff}
        ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  );

async function inBatches(work: () => Promise<number>): Promise<number> {
  let done = 0;
  for (;;) {
    const changed = await work();
    done += changed;
    if (changed < BATCH) return done;
  }
}
