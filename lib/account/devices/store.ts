import 'server-only';
import { db } from '@/lib/db/client';
import { outdate } from '@/lib/db/outdate';

export interface DeviceRow {
  id: string;
  deviceName: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** More than anybody looks through; the rest are the oldest. */
const MOST = 100;

/** Sessions that could still be used: neither ended nor run out, neither at most nor by lying idle. */
export const listOpenSessions = (userId: string, now: Date): Promise<DeviceRow[]> =>
  db.session.findMany({
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

/** False when the user has no such session. Ending it twice is no error. */
export async function endSession(id: string, userId: string, now: Date): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: now, revokedFor: 'signed-out-by-owner' },
  });
  outdate(db, 'sessions');
  return count > 0 || (await db.session.count({ where: { id, userId } })) > 0;
}
