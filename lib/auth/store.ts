import 'server-only';
import { db } from '@/lib/db/client';
import { type MailPurpose, Prisma } from '@/lib/db/generated/client';

const identity = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  roles: true,
  emailVerifiedAt: true,
  createdAt: true,
} as const;

export type Identity = Prisma.UserGetPayload<{ select: typeof identity }>;

const withPassword = { ...identity, passwordHash: true, passwordChosen: true, lockedAt: true } as const;

export const findUserByEmail = (email: string) => db.user.findUnique({ where: { email }, select: withPassword });

export const findUserById = (id: string) => db.user.findUnique({ where: { id }, select: withPassword });

export interface NewUser {
  email: string;
  passwordHash: string;
  passwordChosen: boolean;
  firstName: string;
  lastName: string;
}

/** Null when the address is taken; the unique key settles two registrations at once. */
export async function createUser(user: NewUser): Promise<Identity | null> {
  try {
    return await db.user.create({ data: user, select: identity });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return null;
    throw error;
  }
}

export interface NewSession {
  userId: string;
  /** The stored hash that the person has just matched; null for who came without a password. */
  passwordHash: string | null;
  deviceName: string;
  expiresAt: Date;
  /** Absent for a session whose bearer pair is fetched later. */
  token?: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
}

/**
 * The session's id; null when the password has changed or the account was locked while it was being checked. The lock on
 * the owner's row makes a reset at the same moment wait for this session, which it then ends with the others.
 */
export function createSession(session: NewSession): Promise<string | null> {
  const { userId, passwordHash, deviceName, expiresAt, token } = session;
  return db.$transaction(async (tx) => {
    const owners = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM users
      WHERE id = ${userId}::uuid AND locked_at IS NULL AND password_hash IS NOT DISTINCT FROM ${passwordHash}
      FOR SHARE`;
    if (owners.length === 0) return null;
    const created = await tx.session.create({
      data: { userId, deviceName, expiresAt, ...(token ? { tokens: { create: token } } : {}) },
      select: { id: true },
    });
    return created.id;
  });
}

interface RefreshTokenRow extends Identity {
  tokenId: string;
  expiresAt: Date;
  rotatedAt: Date | null;
  childHash: Uint8Array | null;
  childRotatedAt: Date | null;
  sessionId: string;
  sessionExpiresAt: Date;
  sessionRevokedAt: Date | null;
  lockedAt: Date | null;
}

/** The token with its child, its session and their owner, in one statement: every device asks this four times an hour. */
export async function findRefreshToken(hash: Uint8Array<ArrayBuffer>): Promise<RefreshTokenRow | null> {
  const rows = await db.$queryRaw<RefreshTokenRow[]>`
    SELECT token.id AS "tokenId", token.expires_at AS "expiresAt", token.rotated_at AS "rotatedAt",
      child.hash AS "childHash", child.rotated_at AS "childRotatedAt",
      session.id AS "sessionId", session.expires_at AS "sessionExpiresAt", session.revoked_at AS "sessionRevokedAt",
      owner.id, owner.email, owner.first_name AS "firstName", owner.last_name AS "lastName", owner.roles,
      owner.email_verified_at AS "emailVerifiedAt", owner.created_at AS "createdAt", owner.locked_at AS "lockedAt"
    FROM refresh_tokens AS token
    JOIN sessions AS session ON session.id = token.session_id
    JOIN users AS owner ON owner.id = session.user_id
    LEFT JOIN refresh_tokens AS child ON child.parent_id = token.id
    WHERE token.hash = ${hash}`;
  return rows[0] ?? null;
}

interface Rotation {
  parentId: string;
  sessionId: string;
  childHash: Uint8Array<ArrayBuffer>;
  childExpiresAt: Date;
  now: Date;
}

/**
 * One statement: marks the parent, adds its child, notes the use. Of two rotations at once the second waits for the first
 * on the parent's row, then finds it rotated, changes nothing and answers false.
 */
export async function rotateToken(rotation: Rotation): Promise<boolean> {
  const { parentId, sessionId, childHash, childExpiresAt, now } = rotation;
  const count = await db.$executeRaw`
    WITH rotated AS (
      UPDATE refresh_tokens SET rotated_at = ${now} WHERE id = ${parentId}::uuid AND rotated_at IS NULL RETURNING id, session_id
    ), child AS (
      INSERT INTO refresh_tokens (id, session_id, hash, parent_id, expires_at)
      SELECT gen_random_uuid(), session_id, ${childHash}, id, ${childExpiresAt} FROM rotated
    )
    UPDATE sessions SET last_used_at = ${now} WHERE id = ${sessionId}::uuid AND EXISTS (SELECT 1 FROM rotated)`;
  return count > 0;
}

export async function revokeSession(id: string, reason: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now, revokedFor: reason } });
}

type Transaction = Prisma.TransactionClient;

/** A later statement of the same transaction than the one that locks the owner, so that it sees every session there is. */
async function endAllSessions(tx: Transaction, userId: string, reason: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now, revokedFor: reason } });
}

async function voidLinks(tx: Transaction, userId: string, purpose: MailPurpose, now: Date): Promise<void> {
  await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
}

interface PasswordChange {
  userId: string;
  /** The stored hash that was checked: a change that somebody else has made meanwhile stands. */
  from: string | null;
  to: string;
  now: Date;
}

/** Stores the new password, ends every session, voids open reset links; all or nothing. False when the password has changed meanwhile. */
export function changePassword({ userId, from, to, now }: PasswordChange): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: from, lockedAt: null },
      data: { passwordHash: to, passwordChosen: true },
    });
    if (count === 0) return false;
    await voidLinks(tx, userId, 'reset_password', now);
    await endAllSessions(tx, userId, 'password-change', now);
    return true;
  });
}

/** Uses a reset link up and does what it is for, all or nothing; who reads the mail owns the address. Null when the link is dead. */
export function resetPassword(reset: {
  link: Uint8Array<ArrayBuffer>;
  passwordHash: string;
  now: Date;
}): Promise<Identity | null> {
  const { link, passwordHash, now } = reset;
  return db.$transaction(async (tx) => {
    const userId = await consumeMailToken(tx, link, 'reset_password', now);
    if (userId === null) return null;
    const user = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordChosen: true },
      select: identity,
    });
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
    await voidLinks(tx, userId, 'reset_password', now);
    await endAllSessions(tx, userId, 'password-reset', now);
    return user;
  });
}

interface Confirmation {
  link: Uint8Array<ArrayBuffer>;
  viewerId: string | null;
  /** For who confirms where the account is not signed in. */
  resetLink: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
  now: Date;
}

/**
 * Uses a verification link up; null when it is dead. Where the account is not signed in and was not confirmed before, its
 * sessions end, its password goes, and the reset link comes to life; all or nothing.
 */
export function confirmEmail({ link, viewerId, resetLink, now }: Confirmation): Promise<{ tookOver: boolean } | null> {
  return db.$transaction(async (tx) => {
    const userId = await consumeMailToken(tx, link, 'verify_email', now);
    if (userId === null) return null;
    const { count } = await tx.user.updateMany({
      where: { id: userId, emailVerifiedAt: null },
      data: { emailVerifiedAt: now },
    });
    if (count === 0 || viewerId === userId) return { tookOver: false };
    const { email } = await takeOver(tx, userId, now);
    await voidLinks(tx, userId, 'reset_password', now);
    await tx.mailToken.create({
      data: { userId, purpose: 'reset_password', email, ...resetLink },
      select: { id: true },
    });
    return { tookOver: true };
  });
}

/** Nothing that was known before the address was confirmed opens the account any more. */
async function takeOver(tx: Transaction, userId: string, now: Date): Promise<Identity> {
  const user = await tx.user.update({
    where: { id: userId },
    data: { passwordHash: null, passwordChosen: false, emailVerifiedAt: now },
    select: identity,
  });
  await endAllSessions(tx, userId, 'verified-elsewhere', now);
  return user;
}

/** Renews a hash of lower cost; false when the password has changed meanwhile. */
export async function renewPasswordHash(userId: string, from: string, to: string): Promise<boolean> {
  const { count } = await db.user.updateMany({ where: { id: userId, passwordHash: from }, data: { passwordHash: to } });
  return count > 0;
}

interface NewMailToken {
  userId: string;
  purpose: MailPurpose;
  hash: Uint8Array<ArrayBuffer>;
  email: string;
  expiresAt: Date;
  now: Date;
}

/** A new link voids the older ones of its purpose; the lock on the owner's row keeps two new ones from missing each other. */
export async function createMailToken({ now, ...token }: NewMailToken): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${token.userId}::uuid FOR NO KEY UPDATE`;
    await voidLinks(tx, token.userId, token.purpose, now);
    await tx.mailToken.create({ data: token, select: { id: true } });
  });
}

/** Whose unused link this is; it stays usable. */
export async function findMailTokenOwner(
  hash: Uint8Array<ArrayBuffer>,
  purpose: MailPurpose,
  now: Date,
): Promise<{ email: string } | null> {
  const token = await db.mailToken.findUnique({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: now } },
    select: { email: true, user: { select: { email: true } } },
  });
  return token && token.user.email === token.email ? token.user : null;
}

/**
 * Uses a link up and answers whose it was; null when it is unknown, used, expired, or its owner has another address now.
 * One statement, so that of many uses at once exactly one succeeds.
 */
async function consumeMailToken(
  tx: Transaction,
  hash: Uint8Array,
  purpose: MailPurpose,
  now: Date,
): Promise<string | null> {
  const rows = await tx.$queryRaw<{ user_id: string }[]>`
    UPDATE mail_tokens AS token SET used_at = ${now}
    FROM users AS owner
    WHERE token.hash = ${hash} AND token.purpose = ${purpose}::mail_purpose AND token.used_at IS NULL
      AND token.expires_at > ${now} AND owner.id = token.user_id AND owner.email = token.email AND owner.locked_at IS NULL
    RETURNING token.user_id`;
  return rows[0]?.user_id ?? null;
}

interface MailboxOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The account of somebody whom a mail provider vouches for; made when there is none. An account that nobody has confirmed may
 * have been registered by anybody, so it is taken over first. Null when it is locked.
 */
export function findOrCreateConfirmed(
  owner: MailboxOwner,
  now: Date,
): Promise<(Identity & { passwordHash: string | null }) | null> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO users (id, email, first_name, last_name, email_verified_at, updated_at)
      VALUES (gen_random_uuid(), ${owner.email}, ${owner.firstName}, ${owner.lastName}, ${now}, ${now})
      ON CONFLICT (email) DO NOTHING`;
    await tx.$executeRaw`SELECT 1 FROM users WHERE email = ${owner.email} FOR NO KEY UPDATE`;
    const user = await tx.user.findUniqueOrThrow({ where: { email: owner.email }, select: withPassword });
    if (user.lockedAt) return null;
    if (user.emailVerifiedAt) return user;
    const taken = await takeOver(tx, user.id, now);
    await voidLinks(tx, user.id, 'reset_password', now);
    return { ...taken, passwordHash: null };
  });
}

interface FirstToken {
  sid: string;
  userId: string;
  /** The session must have been opened after this. */
  since: Date;
  /** Known only now: a browser that comes back from elsewhere says nothing of itself. */
  deviceName: string;
  token: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
  now: Date;
}

/** Gives a session that has no refresh token its first; null when it has one, has ended, or is too old. */
export function addFirstToken({ sid, userId, since, deviceName, token, now }: FirstToken): Promise<Identity | null> {
  return db.$transaction(async (tx) => {
    const open = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM sessions
      WHERE id = ${sid}::uuid AND user_id = ${userId}::uuid AND revoked_at IS NULL AND created_at > ${since} AND expires_at > ${now}
      FOR UPDATE`;
    if (open.length === 0 || (await tx.refreshToken.count({ where: { sessionId: sid } })) > 0) return null;
    await tx.refreshToken.create({ data: { sessionId: sid, ...token }, select: { id: true } });
    await tx.session.update({ where: { id: sid }, data: { deviceName }, select: { id: true } });
    return tx.user.findFirst({ where: { id: userId, lockedAt: null }, select: identity });
  });
}
