-- AlterTable
ALTER TABLE "analytics_sessions" ADD COLUMN     "is_authenticated" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "analytics_totals" (
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "sessions" BIGINT NOT NULL DEFAULT 0,
    "authenticated" BIGINT NOT NULL DEFAULT 0,
    "requests" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "analytics_totals_pkey" PRIMARY KEY ("kind","key")
);

-- CreateIndex
CREATE INDEX "attempts_started_at_idx" ON "attempts"("started_at");

-- Days are UTC everywhere.
CREATE FUNCTION analytics_day(instant TIMESTAMPTZ) RETURNS TEXT
LANGUAGE sql IMMUTABLE AS $$ SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD') $$;

-- The totals of one session, under each kind and key that it counts for.
CREATE FUNCTION analytics_shares(session analytics_sessions)
RETURNS TABLE (kind TEXT, key TEXT, sessions BIGINT, authenticated BIGINT, requests BIGINT)
LANGUAGE sql IMMUTABLE AS $$
  SELECT share.kind, share.key, 1::bigint, session.is_authenticated::int::bigint, session.request_count::bigint
  FROM (VALUES
    ('all', ''),
    ('country', session.country),
    ('device', session.device_type),
    ('browser', session.browser),
    ('day', analytics_day(session.first_seen_at))
  ) AS share(kind, key)
$$;

CREATE FUNCTION count_new_analytics_sessions() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_totals AS total (kind, key, sessions, authenticated, requests)
  SELECT share.kind, share.key, sum(share.sessions), sum(share.authenticated), sum(share.requests)
  FROM (
    SELECT of_session.* FROM added CROSS JOIN LATERAL analytics_shares(added) AS of_session
    UNION ALL
    SELECT 'visit', analytics_day(last_seen_at), 1, is_authenticated::int, request_count FROM added
  ) AS share
  GROUP BY share.kind, share.key
  ORDER BY share.kind, share.key
  ON CONFLICT (kind, key) DO UPDATE SET sessions = total.sessions + excluded.sessions,
    authenticated = total.authenticated + excluded.authenticated, requests = total.requests + excluded.requests;
  RETURN NULL;
END $$;

-- What was counted for the old row is taken back and the new one counted, so that a session that moves to another
-- country counts there alone. A day on which a session was seen before gains its requests and no second visit.
CREATE FUNCTION count_changed_analytics_sessions() RETURNS TRIGGER
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO analytics_totals AS total (kind, key, sessions, authenticated, requests)
  SELECT share.kind, share.key, sum(share.sessions), sum(share.authenticated), sum(share.requests)
  FROM (
    SELECT of_session.* FROM after_rows CROSS JOIN LATERAL analytics_shares(after_rows) AS of_session
    UNION ALL
    SELECT was.kind, was.key, -was.sessions, -was.authenticated, -was.requests
    FROM before_rows CROSS JOIN LATERAL analytics_shares(before_rows) AS was
    UNION ALL
    SELECT 'visit', analytics_day(present.last_seen_at), is_new_day::int,
      CASE WHEN is_new_day THEN present.is_authenticated::int
        ELSE present.is_authenticated::int - past.is_authenticated::int END,
      present.request_count - past.request_count
    FROM after_rows present JOIN before_rows past USING (id)
    CROSS JOIN LATERAL (SELECT analytics_day(present.last_seen_at) > analytics_day(past.last_seen_at)) AS day(is_new_day)
  ) AS share
  GROUP BY share.kind, share.key
  HAVING sum(share.sessions) <> 0 OR sum(share.authenticated) <> 0 OR sum(share.requests) <> 0
  ORDER BY share.kind, share.key
  ON CONFLICT (kind, key) DO UPDATE SET sessions = total.sessions + excluded.sessions,
    authenticated = total.authenticated + excluded.authenticated, requests = total.requests + excluded.requests;
  RETURN NULL;
END $$;

CREATE TRIGGER analytics_sessions_added AFTER INSERT ON analytics_sessions
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_analytics_sessions();

CREATE TRIGGER analytics_sessions_changed AFTER UPDATE ON analytics_sessions
REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT
EXECUTE FUNCTION count_changed_analytics_sessions();

-- Sessions from before the totals.
INSERT INTO analytics_totals (kind, key, sessions, authenticated, requests)
SELECT share.kind, share.key, sum(share.sessions), sum(share.authenticated), sum(share.requests)
FROM (
  SELECT of_session.* FROM analytics_sessions CROSS JOIN LATERAL analytics_shares(analytics_sessions) AS of_session
  UNION ALL
  SELECT 'visit', analytics_day(last_seen_at), 1, is_authenticated::int, request_count FROM analytics_sessions
) AS share
GROUP BY share.kind, share.key;
