import 'server-only';
import type { MailPurpose, Prisma } from '@/lib/db/generated/client';
import { invalidate } from '@/lib/db/invalidation';
import { type SessionId, toSessionId, type UserId } from '@/lib/kernel/ids';
import { type Owner, owner, toIdentity, withPassword } from './identity';

/** Database statements that several transactions on accounts, sessions and links use. */

type Transaction = Prisma.TransactionClient;

/**
 * Ends all sessions of a user. Must run after the statement that locks the user's row, so that it sees every session.
 */
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

/**
 * Ends all sessions of a user except `sid`. Must run after the statement that locks the user's row, so that it sees
 * every session.
 */
export async function endOtherSessions(tx: Transaction, userId: UserId, { sid, reason, now }: Staying): Promise<void> {
  const where = { userId, revokedAt: null, id: { not: sid } };
  await tx.session.updateMany({ where, data: { revokedAt: now, revokedFor: reason } });
  invalidate(tx, 'sessions');
}

/** Voids unused links of this purpose. */
export async function voidLinks(tx: Transaction, userId: UserId, purpose: MailPurpose, now: Date): Promise<void> {
  await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
}

interface FirstConfirmation {
  userId: UserId;
  /**
   * True if the user is signed in, so a password that the user chose stays valid. A signed-in user must have chosen or
   * entered the password, because adding one to a device account ends all earlier sessions (`addEmail`).
   */
  keepsChosenPassword: boolean;
  now: Date;
}

/**
 * Confirms an address for the first time. Before that, anybody may have registered it, so every session ends, and reset
 * links and an emailed password become void. Returns the user with the password that is still valid, or null if the
 * address was confirmed earlier. The caller must have locked the user's row.
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

/** A link from an email as it is stored. */
export interface NewLink {
  purpose: 'verify_email' | 'reset_password';
  hash: Uint8Array<ArrayBuffer>;
  expiresAt: Date;
}

export interface NewSession {
  userId: UserId;
  deviceName: string;
  expiresAt: Date;
  /** Absent for a session whose tokens are issued later. */
  token?: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
}

/**
 * Creates a session and returns its id. The caller must have locked the user's row, so that a concurrent call of
 * `endAllSessions` sees this session.
 */
export async function createSession(tx: Transaction, session: NewSession): Promise<SessionId> {
  const { token, ...row } = session;
  const created = await tx.session.create({
    data: { ...row, ...(token ? { tokens: { create: token } } : {}) },
    select: { id: true },
  });
  return toSessionId(created.id);
}
