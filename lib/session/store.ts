import 'server-only';
import { db } from '@/lib/db/client';

/** A signed-in device together with what must be true of its owner now. */
export interface LiveSession {
  userId: string;
  roles: string[];
}

/** Null when the session has ended or its owner is locked or gone. */
export async function findLiveSession(sid: string, now: Date): Promise<LiveSession | null> {
  const session = await db.session.findFirst({
    where: { id: sid, revokedAt: null, expiresAt: { gt: now }, user: { lockedAt: null } },
    select: { userId: true, user: { select: { roles: true } } },
  });
  return session ? { userId: session.userId, roles: session.user.roles } : null;
}
