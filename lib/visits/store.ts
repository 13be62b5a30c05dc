import 'server-only';
import { db } from '@/lib/db/client';
import { type PendingSession, UNKNOWN_COUNTRY } from './rules';

/**
 * Adds a batch of sessions to the stored ones in one statement. The batch is ordered by id, so that two instances that
 * write the same sessions wait for each other instead of deadlocking. If an account was deleted, its id becomes null
 * and the address is not stored. Triggers update the totals.
 */
export async function addSessions(sessions: readonly PendingSession[]): Promise<void> {
  // The batch is sent as one JSON text, because twelve array parameters would cost the server more than all other work
  // of counting visits.
  const given = JSON.stringify(sessions);
  await db.$executeRaw`
    INSERT INTO analytics_sessions AS stored (id, user_id, is_authenticated, ip_address, country, device_type, browser,
      operating_system, screen, timezone, request_count, first_seen_at, last_seen_at)
    SELECT seen."sessionId", u.id, seen."userId" IS NOT NULL,
      CASE WHEN seen."userId" IS NOT NULL AND u.id IS NULL THEN '' ELSE seen.address END,
      coalesce(seen.country, ${UNKNOWN_COUNTRY}), seen."deviceType", seen.browser, seen."operatingSystem", seen.screen, seen.timezone, seen."requestCount", seen."firstSeenAt", seen."lastSeenAt"
    FROM json_to_recordset(${given}::json) AS seen("sessionId" uuid, "userId" uuid, address text, country text,
      "deviceType" text, browser text, "operatingSystem" text, screen text, timezone text, "requestCount" int,
      "firstSeenAt" timestamptz, "lastSeenAt" timestamptz)
    LEFT JOIN users u ON u.id = seen."userId"
    ORDER BY seen."sessionId"
    ON CONFLICT (id) DO UPDATE SET
      user_id = coalesce(excluded.user_id, stored.user_id),
      is_authenticated = stored.is_authenticated OR excluded.is_authenticated,
      (ip_address, country) = (SELECT CASE WHEN excluded.ip_address = '' THEN stored.ip_address ELSE excluded.ip_address END,
        CASE WHEN excluded.ip_address = '' THEN stored.country ELSE excluded.country END),
      (device_type, browser, operating_system, screen, timezone) = (
        SELECT says.device_type, says.browser, says.operating_system, says.screen, says.timezone
        FROM (VALUES (excluded.device_type, excluded.browser, excluded.operating_system, excluded.screen, excluded.timezone, 1),
          (stored.device_type, stored.browser, stored.operating_system, stored.screen, stored.timezone, 2))
          AS says(device_type, browser, operating_system, screen, timezone, place)
        ORDER BY says.screen = '' AND says.timezone = '', says.place LIMIT 1),
      request_count = stored.request_count + excluded.request_count,
      first_seen_at = least(stored.first_seen_at, excluded.first_seen_at),
      last_seen_at = greatest(stored.last_seen_at, excluded.last_seen_at)`;
}
