import 'server-only';
import { type Owner, toIdentity } from '@/lib/auth/identity';
import { confirmAddress, createSession, endAllSessions, type NewSession, voidLinks } from '@/lib/auth/steps';
import { db, transact } from '@/lib/db/client';
import type { MailPurpose, Prisma } from '@/lib/db/generated/client';
import type { SessionId, UserId } from '@/lib/kernel/ids';

/** Finds the columns of an account that decide whether it is mailed a link. */
export async function findAddressee(email: string) {
  const select = { id: true, email: true, emailVerifiedAt: true, lockedAt: true } as const;
  const row = await db.user.findUnique({ where: { email }, select });
  return row && { ...toIdentity(row), email };
}

type Transaction = Prisma.TransactionClient;

/** Runs work in a new transaction or in the caller's. */
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
 * Stores a link and voids the older ones of its purpose; the lock on the owner's row lets two new ones see each other.
 * For an unknown id the same statements run, and change nothing.
 */
export async function createMailToken(tx: Transaction, { now, ...token }: NewMailToken): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM users WHERE id = ${token.userId}::uuid FOR NO KEY UPDATE`;
  await voidLinks(tx, token.userId, token.purpose, now);
  await tx.$executeRaw`
    INSERT INTO mail_tokens (id, user_id, purpose, hash, email, expires_at)
    SELECT gen_random_uuid(), id, ${token.purpose}::mail_purpose, ${token.hash}, ${token.email}, ${token.expiresAt}
    FROM users WHERE id = ${token.userId}::uuid`;
}

/** Finds the owner of an unused link; the link stays usable. */
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
 * Uses a link up and returns its owner; null when it is unknown, used, expired, or its owner has another address now.
 * The owner's row is locked first, as when a link is created: in the other order, a use and a new link at once would
 * deadlock. The rest is one statement, so that exactly one of many uses at once succeeds.
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
 * Uses a reset link up and sets the password, all or nothing; a person who can read the mail owns the address. Null
 * when the link is dead.
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
  /** The link for a person who has no password afterwards. */
  resetLink: { hash: Uint8Array<ArrayBuffer>; expiresAt: Date };
  /** The session for a person who confirms on a device where the account is signed in. */
  session: Omit<NewSession, 'userId'>;
  now: Date;
}

export type ConfirmationOutcome =
  | 'dead-link'
  | 'confirmed-before'
  /** `sid`: the session that continues; null when the account was not signed in. */
  | { user: Owner; sid: SessionId | null; needsPassword: boolean };

async function isLive(tx: Transaction, { sid, userId, now }: { sid: SessionId; userId: UserId; now: Date }) {
  const where = { id: sid, userId, revokedAt: null, expiresAt: { gt: now } };
  return (await tx.session.count({ where })) > 0;
}

/** Uses a verification link up and confirms the address, all or nothing. */
export function confirmEmail(confirmation: Confirmation): Promise<ConfirmationOutcome> {
  const { link, viewerSid, resetLink, session, now } = confirmation;
  return transact(async (tx) => {
    const used = await consumeMailToken(tx, link, 'verify_email', now);
    if (used === null) return 'dead-link';
    const { userId, email } = used;
    // Checked again under the lock: another instance may have ended the session a moment ago.
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
