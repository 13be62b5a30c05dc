import 'server-only';
import { transact } from '@/lib/db/client';
import { refusalCode } from '@/lib/db/refusal';
import { GENERIC_NAME } from '@/lib/kernel/account';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { type Identity, identity, toIdentity } from './identity';
import { createSession, endOtherSessions, type NewLink, type NewSession } from './steps';

/**
 * Creates the account and its first session in one transaction, because nobody could open an account without a session.
 */
export function createDeviceUser(session: Omit<NewSession, 'userId'>): Promise<{ user: Identity; sid: SessionId }> {
  return transact(async (tx) => {
    const data = { firstName: GENERIC_NAME, lastName: GENERIC_NAME };
    const user = toIdentity(await tx.user.create({ data, select: identity }));
    return { user, sid: await createSession(tx, { userId: user.id, ...session }) };
  });
}

interface NewAddress {
  userId: UserId;
  /** The session that stays signed in. */
  sid: SessionId;
  email: string;
  passwordHash: string;
  /** The link that confirms the address. */
  link: NewLink;
  now: Date;
}

/**
 * Adds the address in one statement, so that only one of several concurrent requests succeeds. The unique key decides
 * between two accounts that want the same address. Ends every other session and voids transfer codes, because an
 * attacker may have added the address with a password that only the attacker knows: if the owner of the address then
 * confirmed it in an old session, that password would stay valid. A session that a code opens at the same moment is
 * ended too, because its creation locks the same row.
 */
export async function addEmail(address: NewAddress): Promise<Identity | 'taken' | 'has-address'> {
  const { userId, sid, now, link, ...given } = address;
  const where = { id: userId, AND: [{ email: null, lockedAt: null }] };
  try {
    return await transact(async (tx) => {
      const user = await tx.user.update({ where, data: { ...given, passwordChosen: true }, select: identity });
      await endOtherSessions(tx, userId, { sid, reason: 'address-added', now });
      await tx.transferCode.deleteMany({ where: { userId } });
      await tx.mailToken.create({ data: { ...link, userId, email: given.email }, select: { id: true } });
      return toIdentity(user);
    });
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'P2002') return 'taken';
    // No row matches `where`, because the account already has an address.
    if (code === 'P2025') return 'has-address';
    throw error;
  }
}
