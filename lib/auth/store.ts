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
  deviceName: string;
  expiresAt: Date;
  token: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
}

/** The session's id. */
export async function createSession({ token, ...session }: NewSession): Promise<string> {
  const created = await db.session.create({ data: { ...session, tokens: { create: token } }, select: { id: true } });
  return created.id;
}

export const findRefreshToken = (hash: Uint8Array<ArrayBuffer>) =>
  db.refreshToken.findUnique({
    where: { hash },
    select: {
      id: true,
      expiresAt: true,
      rotatedAt: true,
      child: { select: { rotatedAt: true } },
      session: {
        select: {
          id: true,
          expiresAt: true,
          revokedAt: true,
          user: { select: { ...identity, lockedAt: true } },
        },
      },
    },
  });

interface Rotation {
  parentId: string;
  sessionId: string;
  childHash: Uint8Array<ArrayBuffer>;
  childExpiresAt: Date;
  now: Date;
}

/**
 * One statement: marks the parent, adds its child, notes the use. Of two rotations at once the second waits for the first
 * on the parent's row, then finds it rotated and changes nothing; both derive the same child, so both answers hold.
 */
export async function rotateToken(rotation: Rotation): Promise<void> {
  const { parentId, sessionId, childHash, childExpiresAt, now } = rotation;
  await db.$executeRaw`
    WITH rotated AS (
      UPDATE refresh_tokens SET rotated_at = ${now} WHERE id = ${parentId}::uuid AND rotated_at IS NULL RETURNING id, session_id
    ), child AS (
      INSERT INTO refresh_tokens (id, session_id, hash, parent_id, expires_at)
      SELECT gen_random_uuid(), session_id, ${childHash}, id, ${childExpiresAt} FROM rotated
    )
    UPDATE sessions SET last_used_at = ${now} WHERE id = ${sessionId}::uuid AND EXISTS (SELECT 1 FROM rotated)`;
}

export async function revokeSession(id: string, reason: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now, revokedFor: reason } });
}

/** Every session of the user but the one to keep. */
export async function revokeSessions(
  userId: string,
  reason: string,
  options: { now: Date; keep?: string },
): Promise<void> {
  await db.session.updateMany({
    where: { userId, revokedAt: null, ...(options.keep ? { id: { not: options.keep } } : {}) },
    data: { revokedAt: options.now, revokedFor: reason },
  });
}

/** `passwordChosen` false: still the mailed one. Open reset links die with the old password. */
export async function updatePassword(
  userId: string,
  password: { hash: string; chosen: boolean; now: Date },
): Promise<void> {
  await db.$transaction([
    db.user.update({
      where: { id: userId },
      data: { passwordHash: password.hash, passwordChosen: password.chosen },
      select: { id: true },
    }),
    db.mailToken.updateMany({
      where: { userId, purpose: 'reset_password', usedAt: null },
      data: { usedAt: password.now },
    }),
  ]);
}

/** Renews a hash of lower cost, unless the password has changed meanwhile. */
export async function renewPasswordHash(userId: string, from: string, to: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId, passwordHash: from }, data: { passwordHash: to } });
}

interface NewMailToken {
  userId: string;
  purpose: MailPurpose;
  hash: Uint8Array<ArrayBuffer>;
  email: string;
  expiresAt: Date;
  now: Date;
}

/** A new link voids the older ones of its purpose. */
export async function createMailToken({ now, ...token }: NewMailToken): Promise<void> {
  await db.$transaction([
    db.mailToken.updateMany({
      where: { userId: token.userId, purpose: token.purpose, usedAt: null },
      data: { usedAt: now },
    }),
    db.mailToken.create({ data: token, select: { id: true } }),
  ]);
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
export async function consumeMailToken(hash: Uint8Array, purpose: MailPurpose, now: Date): Promise<string | null> {
  const rows = await db.$queryRaw<{ user_id: string }[]>`
    UPDATE mail_tokens AS token SET used_at = ${now}
    FROM users AS owner
    WHERE token.hash = ${hash} AND token.purpose = ${purpose}::mail_purpose AND token.used_at IS NULL
      AND token.expires_at > ${now} AND owner.id = token.user_id AND owner.email = token.email AND owner.locked_at IS NULL
    RETURNING token.user_id`;
  return rows[0]?.user_id ?? null;
}

export async function markEmailVerified(userId: string, now: Date): Promise<void> {
  await db.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
}

/** Nobody knows the password any more: the next one is chosen by link. */
export async function voidPassword(userId: string): Promise<void> {
  await db.user.update({
    where: { id: userId },
    data: { passwordHash: null, passwordChosen: false },
    select: { id: true },
  });
}
