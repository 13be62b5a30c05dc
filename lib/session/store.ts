import 'server-only';
import { db, queryPrepared } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';

/** An open session with the current roles of its user. */
export interface LiveSession {
  userId: UserId;
  roles: string[];
  /** Language that the user chose; null before a choice. */
  language: Language | null;
}

/** Stores the language that the user chose. */
export async function saveLanguage(id: UserId, language: Language): Promise<void> {
  await db.user.update({ where: { id }, data: { language }, select: { id: true } });
  invalidate(db, 'sessions');
}

/**
 * Finds a session that has not ended. Returns null if it has ended or its user is locked or deleted. Uses a single
 * statement, because it runs before every request.
 */
export async function findLiveSession(sid: SessionId, now: Date): Promise<LiveSession | null> {
  const rows = await queryPrepared<LiveSession>(
    'live_session',
    Prisma.sql`
    SELECT session.user_id AS "userId", owner.roles, owner.language
    FROM sessions AS session JOIN users AS owner ON owner.id = session.user_id
    WHERE session.id = ${sid}::uuid AND session.revoked_at IS NULL AND session.expires_at > ${now}
      AND owner.locked_at IS NULL`,
  );
  return rows[0] ?? null;
}
