import 'server-only';
import { db } from '@/lib/db/client';
import { invalidate } from '@/lib/db/invalidation';
import { type SessionId, toSessionId, type UserId } from '@/lib/kernel/ids';

export interface DeviceRow {
  id: SessionId;
  deviceName: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Maximum number of sessions to list, newest first. */
const MOST = 100;

/** Lists sessions that are still valid: not revoked, not expired, and not unused for too long. */
export async function listOpenSessions(userId: UserId, now: Date): Promise<DeviceRow[]> {
  const rows = await db.session.findMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      tokens: { some: { rotatedAt: null, expiresAt: { gt: now } } },
    },
    select: { id: true, deviceName: true, createdAt: true, lastUsedAt: true },
    orderBy: { lastUsedAt: 'desc' },
    take: MOST,
  });
  return rows.map((row) => ({ ...row, id: toSessionId(row.id) }));
}

/** Ends a session. Returns false if the user has no such session. A repeated call succeeds. */
export async function endSession(id: SessionId, userId: UserId, now: Date): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: now, revokedFor: 'signed-out-by-owner' },
  });
  invalidate(db, 'sessions');
  return count > 0 || (await db.session.count({ where: { id, userId } })) > 0;
}
