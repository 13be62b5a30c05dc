import 'server-only';
import type { MailPurpose, Prisma } from '@/lib/db/generated/client';
import { type Identity, identity } from './identity';

/** Steps of which transactions on accounts, sessions and links are made. */

type Transaction = Prisma.TransactionClient;

/** A later statement of the same transaction than the one that locks the owner, so that it sees every session there is. */
export async function endAllSessions(tx: Transaction, userId: string, reason: string, now: Date): Promise<void> {
  await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now, revokedFor: reason } });
}

/** Links of a purpose that were not used yet open nothing any more. */
export async function voidLinks(tx: Transaction, userId: string, purpose: MailPurpose, now: Date): Promise<void> {
  await tx.mailToken.updateMany({ where: { userId, purpose, usedAt: null }, data: { usedAt: now } });
}

/** Nothing that was known before the address was confirmed opens the account any more. */
export async function takeOver(tx: Transaction, userId: string, now: Date): Promise<Identity> {
  const user = await tx.user.update({
    where: { id: userId },
    data: { passwordHash: null, passwordChosen: false, emailVerifiedAt: now },
    select: identity,
  });
  await endAllSessions(tx, userId, 'verified-elsewhere', now);
  return user;
}
