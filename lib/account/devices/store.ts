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

/** More than anybody looks through; the oldest sessions are left out. */
const MOST = 100;

/** Lists sessions that could still be used: not ended, not past their longest life, and not idle for too long. */
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

/** Returns false when the user has no such session. Ending it twice is no error. */
export async function endSession(id: SessionId, userId: UserId, now: Date): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: now, revokedFor: 'signed-out-by-owner' },
  });
  invalidate(db, 'sessions');
  return count > 0 || (await db.session.count({ where: { id, userId } })) > 0;
}
