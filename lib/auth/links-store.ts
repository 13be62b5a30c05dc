import 'server-only';
import { db, transact } from '@/lib/db/client';
import type { MailPurpose, Prisma } from '@/lib/db/generated/client';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { type Owner, toIdentity } from './identity';
import { confirmAddress, createSession, endAllSessions, type NewSession, voidLinks } from './steps';

/** Finds the account with this address. Selects the columns that decide whether a link is emailed. */
export async function findAddressee(email: string) {
  const select = { id: true, email: true, emailVerifiedAt: true, lockedAt: true, language: true } as const;
  const row = await db.user.findUnique({ where: { email }, select });
  return row && { ...toIdentity(row), email };
}

type Transaction = Prisma.TransactionClient;

/** Runs work in a transaction: a new one, or one that the caller has begun. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

export const inTransaction: Transact = (work) => transact(work);

interface NewMailToken {
  userId: UserId;
  purpose: MailPurpose;
  hash: Uint8Array<ArrayBuffer>;
  email: string;
  expiresAt: Date;
  now: Date;
}

/**
 * Stores a link and voids older links with the same purpose. The lock on the user's row makes two concurrent calls run
 * one after the other. For an unknown user id, the same statements run but change nothing.
 */
export async function createMailToken(tx: Transaction, { now, ...token }: NewMailToken): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${token.userId}::uuid FOR NO KEY UPDATE`;
  await voidLinks(tx, token.userId, token.purpose, now);
  await tx.$executeRaw`
    INSERT INTO mail_tokens (id, user_id, purpose, hash, email, expires_at)
    SELECT gen_random_uuid(), id, ${token.purpose}::mail_purpose, ${token.hash}, ${token.email}, ${token.expiresAt}
    FROM users WHERE id = ${token.userId}::uuid`;
}

/** Returns the owner of a valid link without using it up. */
export async function findMailTokenOwner(
  hash: Uint8Array<ArrayBuffer>,
  purpose: MailPurpose,
  now: Date,
): Promise<{ email: string } | null> {
  const token = await db.mailToken.findUnique({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: now } },
    select: { email: true, user: { select: { email: true } } },
  });
  return token && token.user.email === token.email ? { email: token.email } : null;
}

/**
 * Uses up a link and returns the user. Returns null if the link is unknown, used or expired, or the user's address has
 * changed. Locks the user's row first, in the same order as the creation of a link; the reverse order could deadlock. A
 * single statement uses the link up, so only one of several concurrent uses succeeds.
 */
async function consumeMailToken(
  tx: Transaction,
  hash: Uint8Array,
  purpose: MailPurpose,
  now: Date,
): Promise<{ userId: UserId; email: string } | null> {
  await tx.$executeRaw`
    SELECT 1 FROM users WHERE id = (SELECT user_id FROM mail_tokens WHERE hash = ${hash}) FOR NO KEY UPDATE`;
  const rows = await tx.$queryRaw<{ userId: UserId; email: string }[]>`
    UPDATE mail_tokens AS token SET used_at = ${now}
    FROM users AS owner
    WHERE token.hash = ${hash} AND token.purpose = ${purpose}::mail_purpose AND token.used_at IS NULL
      AND token.expires_at > ${now} AND owner.id = token.user_id AND owner.email = token.email AND owner.locked_at IS NULL
    RETURNING token.user_id AS "userId", token.email`;
  return rows[0] ?? null;
}

/**
 * Uses up a reset link and sets the password, in one transaction. Also confirms the address, because the link shows
 * that the user can read email sent there. Returns null if the link is invalid.
 */
export function resetPassword(reset: {
  link: Uint8Array<ArrayBuffer>;
  passwordHash: string;
  now: Date;
}): Promise<{ email: string } | null> {
  const { link, passwordHash, now } = reset;
  return transact(async (tx) => {
    const used = await consumeMailToken(tx, link, 'reset_password', now);
    if (used === null) return null;
    const { userId, email } = used;
    await tx.user.update({ where: { id: userId }, data: { passwordHash, passwordChosen: true }, select: { id: true } });
    await confirmAddress(tx, { userId, keepsChosenPassword: true, now });
    await voidLinks(tx, userId, 'reset_password', now);
    await endAllSessions(tx, userId, 'password-reset', now);
    return { email };
  });
}

interface Confirmation {
  link: Uint8Array<ArrayBuffer>;
  viewerSid: SessionId | null;
  /** Reset link with which a user who has no password can choose one. */
  resetLink: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
  /** The new session for a user who is signed in in this browser. */
  session: Omit<NewSession, 'userId'>;
  now: Date;
}

export type ConfirmationOutcome =
  | 'dead-link'
  | 'confirmed-before'
  /** `sid` is the session that continues; null if the user was not signed in. */
  | { user: Owner; sid: SessionId | null; needsPassword: boolean };

async function isLive(tx: Transaction, { sid, userId, now }: { sid: SessionId; userId: UserId; now: Date }) {
  const where = { id: sid, userId, revokedAt: null, expiresAt: { gt: now } };
  return (await tx.session.count({ where })) > 0;
}

/** Uses up a verification link and confirms the address, in one transaction. */
export function confirmEmail(confirmation: Confirmation): Promise<ConfirmationOutcome> {
  const { link, viewerSid, resetLink, session, now } = confirmation;
  return transact(async (tx) => {
    const used = await consumeMailToken(tx, link, 'verify_email', now);
    if (used === null) return 'dead-link';
    const { userId, email } = used;
    // The session is checked again while the row is locked, because another instance may just have ended the session.
    const isSignedIn = viewerSid !== null && (await isLive(tx, { sid: viewerSid, userId, now }));
    const confirmed = await confirmAddress(tx, { userId, keepsChosenPassword: isSignedIn, now });
    if (!confirmed) return 'confirmed-before';
    const needsPassword = confirmed.passwordHash === null;
    if (needsPassword) {
      const row = { userId, purpose: 'reset_password', email, ...resetLink } as const;
      await tx.mailToken.create({ data: row, select: { id: true } });
    }
    return { user: confirmed, sid: isSignedIn ? await createSession(tx, { userId, ...session }) : null, needsPassword };
  });
}
