import 'server-only';
import { queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { SessionId, UserId } from '@/lib/kernel/ids';

/** A signed-in device together with what must be true of its owner now. */
export interface LiveSession {
  userId: UserId;
  roles: string[];
}

/** Null when the session has ended or its owner is locked or gone. One statement: it stands in front of every request. */
export async function findLiveSession(sid: SessionId, now: Date): Promise<LiveSession | null> {
  const rows = await queryPrepared<LiveSession>(
    'live_session',
    Prisma.sql`
    SELECT session.user_id AS "userId", owner.roles
    FROM sessions AS session JOIN users AS owner ON owner.id = session.user_id
    WHERE session.id = ${sid}::uuid AND session.revoked_at IS NULL AND session.expires_at > ${now}
      AND owner.locked_at IS NULL`,
  );
  return rows[0] ?? null;
}
