import 'server-only';
import { type Identity, identity, toIdentity } from '@/lib/auth/identity';
import { createSession, type NewSession } from '@/lib/auth/steps';
import { db, transact } from '@/lib/db/client';
import type { SessionId, UserId } from '@/lib/kernel/ids';

interface NewCode {
  userId: UserId;
  /** The session in which the code was issued. When this session ends, the code becomes void. */
  sid: SessionId;
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
  now: Date;
}

/**
 * Stores a code for the account and replaces an earlier code. Returns false if the account has an email address or no
 * longer exists.
 */
export async function saveCode({ userId, sid, hash, expiresAt, now }: NewCode): Promise<boolean> {
  const count = await db.$executeRaw`
    INSERT INTO carry_codes (user_id, session_id, hash, expires_at, created_at)
    SELECT id, ${sid}::uuid, ${hash}, ${expiresAt}, ${now} FROM users
    WHERE id = ${userId}::uuid AND email IS NULL AND locked_at IS NULL
    ON CONFLICT (user_id) DO UPDATE
    SET session_id = excluded.session_id, hash = excluded.hash, expires_at = excluded.expires_at,
      created_at = excluded.created_at`;
  return count > 0;
}

interface Use {
  hash: Uint8Array<ArrayBuffer>;
  session: Omit<NewSession, 'userId'>;
  now: Date;
}

/**
 * Uses up a code and creates a session for its account, in one transaction. Returns null if the code does not exist.
 * Locks the user's row first, as required before creating a session: a transaction that deletes the account or adds an
 * address then runs either before or after this one. The second of two concurrent uses finds no code.
 */
export function spendCode({ hash, session, now }: Use): Promise<{ user: Identity; sid: SessionId } | null> {
  return transact(async (tx) => {
    const owners = await tx.$queryRaw<{ id: UserId }[]>`
      SELECT id FROM users
      WHERE id = (SELECT user_id FROM carry_codes WHERE hash = ${hash}) AND email IS NULL AND locked_at IS NULL
      FOR NO KEY UPDATE`;
    const [owner] = owners;
    if (!owner) return null;
    const used = await tx.$executeRaw`
      DELETE FROM carry_codes AS c USING sessions AS s
      WHERE c.hash = ${hash} AND c.user_id = ${owner.id}::uuid AND c.expires_at > ${now}
        AND s.id = c.session_id AND s.revoked_at IS NULL AND s.expires_at > ${now}`;
    if (used === 0) return null;
    const user = toIdentity(await tx.user.findUniqueOrThrow({ where: { id: owner.id }, select: identity }));
    return { user, sid: await createSession(tx, { userId: user.id, ...session }) };
  });
}
