import 'server-only';
import { db } from '@/lib/db/client';

/** Maximum number of rows per statement. More rows could exceed the statement timeout. */
const BATCH = 2_000;

interface Span {
  /** Start of the time span; null means no lower bound. */
  from: Date | null;
  until: Date;
}

/**
 * Shortens the addresses of sessions last seen in this time span to a network: 256 IPv4 addresses, or the first 48 bits
 * of an IPv6 address. Skips addresses with a slash, which are already shortened. Processes sessions in the order of the
 * index. Returns the number of changed rows.
 */
export async function shortenAddresses({ from, until }: Span): Promise<number> {
  let done = 0;
  let start = from ?? new Date(0);
  for (;;) {
    const rows = await db.$queryRaw<{ lastSeenAt: Date }[]>`
      UPDATE analytics_sessions SET ip_address =
        network(set_masklen(ip_address::inet, CASE family(ip_address::inet) WHEN 4 THEN 24 ELSE 48 END))::text
      WHERE id IN (SELECT id FROM analytics_sessions
        WHERE last_seen_at >= ${start} AND last_seen_at < ${until} AND ip_address ~ '^[0-9a-f.:]+$'
        ORDER BY last_seen_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
      RETURNING last_seen_at AS "lastSeenAt"`;
    done += rows.length;
    if (rows.length < BATCH) return done;
    start = new Date(Math.max(...rows.map((row) => row.lastSeenAt.getTime())));
  }
}

/**
 * Deletes sessions last seen before `cutoff`, oldest first. Does not change the totals. Returns the number of deleted
 * rows.
 */
export async function removeSessions(cutoff: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const removed = await db.$executeRaw`
      DELETE FROM analytics_sessions WHERE id IN (SELECT id FROM analytics_sessions WHERE last_seen_at < ${cutoff}
        ORDER BY last_seen_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    done += removed;
    if (removed < BATCH) return done;
  }
}
