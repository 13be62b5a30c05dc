import 'server-only';
import { type Identity, identity, toIdentity } from '@/lib/auth/identity';
import { createSession, type NewSession } from '@/lib/auth/steps';
import { db } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import { GENERIC_NAME } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';

/** The account and its first session, both or neither: without the session nobody could ever open it. */
export function createDeviceUser(session: Omit<NewSession, 'userId'>): Promise<{ user: Identity; sid: SessionId }> {
  return db.$transaction(async (tx) => {
    const data = { firstName: GENERIC_NAME, lastName: GENERIC_NAME };
    const user = toIdentity(await tx.user.create({ data, select: identity }));
    return { user, sid: await createSession(tx, { userId: user.id, ...session }) };
  });
}

interface NewAddress {
  userId: UserId;
  email: string;
  passwordHash: string;
}

/** One statement, so that of many at once exactly one gives the address; the unique key settles two accounts that want the same. */
export async function addEmail({ userId, ...given }: NewAddress): Promise<Identity | 'taken' | 'has-address'> {
  try {
    const where = { id: userId, AND: [{ email: null, lockedAt: null }] };
    return toIdentity(await db.user.update({ where, data: { ...given, passwordChosen: true }, select: identity }));
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'P2002') return 'taken';
    // No such row: it has an address by now.
    if (code === 'P2025') return 'has-address';
    throw error;
  }
}
