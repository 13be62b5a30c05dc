import 'server-only';
import type { MailPurpose, Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { type SessionId, toSessionId, type UserId } from '@/lib/kernel/ids';
import { type Owner, owner, toIdentity, withPassword } from './identity';

/** Steps of transactions on accounts, sessions and links. */

type Transaction = Prisma.TransactionClient;

/** Ends all sessions. The statement must follow the one that locks the owner, so that it sees every session. */
export async function endAllSessions(tx: Transaction, userId: UserId, reason: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now, revokedFor: reason } });
  invalidate(tx, 'sessions');
}

interface Staying {
  /** The session that continues. */
  sid: SessionId;
  reason: string;
  now: Date;
}

/** Ends all other sessions, under the same lock as `endAllSessions`. */
export async function endOtherSessions(tx: Transaction, userId: UserId, { sid, reason, now }: Staying): Promise<void> {
  const where = { userId, revokedAt: null, id: { not: sid } };
  await tx.session.updateMany({ where, data: { revokedAt: now, revokedFor: reason } });
  invalidate(tx, 'sessions');
}

/** Voids unused links of a purpose. */
export async function voidLinks(tx: Transaction, userId: UserId, purpose: MailPurpose, now: Date): Promise<void> {
  await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
}

interface FirstConfirmation {
  userId: UserId;
  /**
   * True when a chosen password stays, which requires a session of the account. Its holder has chosen that password or
   * entered it, because choosing the first one ends earlier sessions (`addEmail` of a device account).
   */
  keepsChosenPassword: boolean;
  now: Date;
}

/**
 * Confirms an address, the only way to do so. Until then anybody may have registered it: every session ends, and links
 * to choose a password and a mailed password are void. Returns the person with the remaining password; null when the
 * address was confirmed before. The caller holds the lock on the row.
 */
export async function confirmAddress(tx: Transaction, first: FirstConfirmation): Promise<Owner | null> {
  const { userId, keepsChosenPassword, now } = first;
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: withPassword });
  if (before.emailVerifiedAt) return null;
  const isKept = keepsChosenPassword && before.passwordChosen;
  const confirmed = await tx.user.update({
    where: { id: userId },
    data: { emailVerifiedAt: now, ...(isKept ? {} : { passwordHash: null, passwordChosen: false }) },
    select: owner,
  });
  await voidLinks(tx, userId, 'reset_password', now);
  await endAllSessions(tx, userId, 'address-confirmed', now);
  return toIdentity(confirmed);
}

/** The stored form of a mailed link. */
export interface NewLink {
  purpose: 'verify_email' | 'reset_password';
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

export interface NewSession {
  userId: UserId;
  deviceName: string;
  expiresAt: Date;
  /** Absent for a session whose bearer pair is fetched later. */
  token?: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
}

/**
 * Returns the session's id. The caller holds a lock on the owner's row, so that ending all sessions ends this one too.
 */
export async function createSession(tx: Transaction, session: NewSession): Promise<SessionId> {
  const { token, ...row } = session;
  const created = await tx.session.create({
    data: { ...row, ...(token ? { tokens: { create: token } } : {}) },
    select: { id: true },
  });
  return toSessionId(created.id);
}
