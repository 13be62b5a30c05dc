import 'server-only';
import { type Owner, owner, toIdentity } from '@/lib/auth/identity';
import * as steps from '@/lib/auth/steps';
import { db, transact } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import type { SessionId, UserId } from '@/lib/kernel/ids';

interface CheckedSession extends steps.NewSession {
  /** The hash against which the password was checked; null for a sign-in without a password. */
  passwordHash: string | null;
}

/**
 * Creates a session and returns its id. Returns null if the password was changed or the account was locked while the
 * password was being checked. The lock on the user's row makes a concurrent password reset wait until this session
 * exists, so that the reset ends this session too.
 */
export function createSession({ passwordHash, ...session }: CheckedSession): Promise<SessionId | null> {
  return transact(async (tx) => {
    const owners = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${session.userId}::uuid AND locked_at IS NULL AND password_hash IS NOT DISTINCT FROM ${passwordHash}
      FOR SHARE`;
    return owners.length === 0 ? null : steps.createSession(tx, session);
  });
}

interface RefreshTokenRow extends Owner {
  tokenId: string;
  expiresAt: Date;
  rotatedAt: Date | null;
  childId: string | null;
  childHash: Uint8Array;
  childExpiresAt: Date;
  childRotatedAt: Date | null;
  sessionId: SessionId;
  sessionExpiresAt: Date;
  sessionRevokedAt: Date | null;
  lockedAt: Date | null;
}

/**
 * Finds the token with its child, its session and the user. Uses one statement, because every device refreshes four
 * times an hour.
 */
export async function findRefreshToken(hash: Uint8Array<ArrayBuffer>): Promise<RefreshTokenRow | null> {
  const rows = await db.$queryRaw<RefreshTokenRow[]>`
    SELECT token.id AS "tokenId", token.expires_at AS "expiresAt", token.rotated_at AS "rotatedAt",
      child.id AS "childId", child.hash AS "childHash", child.expires_at AS "childExpiresAt",
      child.rotated_at AS "childRotatedAt",
      session.id AS "sessionId", session.expires_at AS "sessionExpiresAt", session.revoked_at AS "sessionRevokedAt",
      owner.id, owner.email, owner.first_name AS "firstName", owner.last_name AS "lastName", owner.roles,
      owner.email_verified_at AS "emailVerifiedAt", owner.created_at AS "createdAt", owner.locked_at AS "lockedAt",
      owner.password_hash AS "passwordHash"
    FROM refresh_tokens AS token
    JOIN sessions AS session ON session.id = token.session_id
    JOIN users AS owner ON owner.id = session.user_id
    LEFT JOIN refresh_tokens AS child ON child.parent_id = token.id
    WHERE token.hash = ${hash}`;
  return rows[0] ?? null;
}

/**
 * SQL for the new end of a session. A device account can be opened only by its session, so each use postpones the end
 * of that session. Sessions of other accounts have a fixed end.
 */
const endOf = (tokenExpiresAt: Date) => Prisma.sql`
  CASE WHEN (SELECT email FROM users WHERE users.id = sessions.user_id) IS NULL
    THEN greatest(expires_at, ${tokenExpiresAt}::timestamptz) ELSE expires_at END`;

interface Rotation {
  parentId: string;
  sessionId: SessionId;
  child: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
  now: Date;
}

/**
 * Marks the parent token as exchanged, adds its child and records the use of the session, in one statement. The second
 * of two concurrent calls waits for the lock on the parent's row, then sees that it was exchanged, changes nothing and
 * returns false.
 */
export async function rotateToken({ parentId, sessionId, child, now }: Rotation): Promise<boolean> {
  const count = await db.$executeRaw`
    WITH rotated AS (
      UPDATE refresh_tokens SET rotated_at = ${now} WHERE id = ${parentId}::uuid AND rotated_at IS NULL
      RETURNING id, session_id
    ), child AS (
      INSERT INTO refresh_tokens (id, session_id, hash, parent_id, expires_at)
      SELECT uuidv7(), session_id, ${child.hash}, id, ${child.expiresAt} FROM rotated
    )
    UPDATE sessions SET last_used_at = ${now}, expires_at = ${endOf(child.expiresAt)}
    WHERE id = ${sessionId}::uuid AND EXISTS (SELECT 1 FROM rotated)`;
  return count > 0;
}

interface Repetition {
  childId: string;
  sessionId: SessionId;
  expiresAt: Date;
  now: Date;
}

/**
 * Extends the expiry of a child token that is returned to the client again. Returns false if the child has been used
 * since `judgeRefresh` decided.
 */
export async function repeatChild(repetition: Repetition): Promise<boolean> {
  const { childId, sessionId, expiresAt, now } = repetition;
  const count = await db.$executeRaw`
    WITH repeated AS (
      UPDATE refresh_tokens SET expires_at = ${expiresAt} WHERE id = ${childId}::uuid AND rotated_at IS NULL
      RETURNING id
    )
    UPDATE sessions SET last_used_at = ${now}, expires_at = ${endOf(expiresAt)}
    WHERE id = ${sessionId}::uuid AND EXISTS (SELECT 1 FROM repeated)`;
  return count > 0;
}

export async function revokeSession(id: SessionId, reason: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now, revokedFor: reason } });
  invalidate(db, 'sessions');
}

/**
 * Ends the session of a token, if there is one. Uses a single write, because a database server that is no longer the
 * leader cannot acknowledge a write.
 */
export async function signOut(hash: Uint8Array<ArrayBuffer>, now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE sessions SET revoked_at = ${now}, revoked_for = 'sign-out'
    WHERE id = (SELECT session_id FROM refresh_tokens WHERE hash = ${hash}) AND revoked_at IS NULL`;
  invalidate(db, 'sessions');
}

interface FirstToken {
  sid: SessionId;
  userId: UserId;
  /** Earliest start of a session that is accepted. */
  since: Date;
  /** Name of the device. It is stored only now, because it is not known yet when a browser returns from a provider. */
  deviceName: string;
  token: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
  now: Date;
}

/**
 * Adds the first refresh token to a session. Returns null if the session has one already, has ended, or started before
 * `since`.
 */
export function addFirstToken({ sid, userId, since, deviceName, token, now }: FirstToken): Promise<Owner | null> {
  return transact(async (tx) => {
    const open = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM sessions
      WHERE id = ${sid}::uuid AND user_id = ${userId}::uuid AND revoked_at IS NULL AND created_at > ${since} AND expires_at > ${now}
      FOR UPDATE`;
    if (open.length === 0 || (await tx.refreshToken.count({ where: { sessionId: sid } })) > 0) return null;
    await tx.refreshToken.create({ data: { sessionId: sid, ...token }, select: { id: true } });
    await tx.session.update({ where: { id: sid }, data: { deviceName }, select: { id: true } });
    const user = await tx.user.findFirst({ where: { id: userId, lockedAt: null }, select: owner });
    return user && toIdentity(user);
  });
}
