import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { newDeviceSession, type Origin, type SignedIn } from '@/lib/auth/sessions/service';
import { after } from '@/lib/auth/tokens';
import { viewUserInfo } from '@/lib/auth/view';
import { env } from '@/lib/env';
import { networkOf } from '@/lib/kernel/address';
import type { SessionId, UserId } from '@/lib/kernel/ids';
import { makeLetterCode } from '@/lib/kernel/letter-code';
import { Problem } from '@/lib/kernel/problem';
import { countRow, countTry } from '@/lib/limits/service';
import { log } from '@/lib/log';
import { keyFor } from '@/lib/session/keys';
import { newRefreshToken } from '@/lib/session/refresh-token';
import { CARRY_MINUTES, CARRY_PAGE } from './rules';
import * as store from './store';

/**
 * Returns the hash under which a code is stored. The hash uses a secret key, because a plain hash would reveal the
 * code: all ten-letter codes can be tried.
 */
const hashCode = (code: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', keyFor('carry-code')).update(code).digest());

interface Issue {
  userId: UserId;
  sid: SessionId;
  now: Date;
}

/**
 * Issues a code with which another phone can sign in to this device account, once and within `CARRY_MINUTES`. Voids the
 * previous code. Throws `CONFLICT` or `RATE_LIMITED`.
 */
export async function issueTransferCode({
  userId,
  sid,
  now,
}: Issue): Promise<{ code: string; link: string; expiresAt: string }> {
  // Issuing a code counts toward the limit of new sessions, because each redeemed code creates one.
  await countRow('sessions', userId);
  const code = makeLetterCode(randomBytes);
  const expiresAt = after(now, CARRY_MINUTES * 60_000);
  const isSaved = await store.saveCode({ userId, sid, hash: hashCode(code), expiresAt, now });
  if (!isSaved) {
    throw new Problem('CONFLICT', 'Your account has an email address. Sign in with it on your other phone.');
  }
  return { code, link: `${env().PUBLIC_URL}${CARRY_PAGE}#${code}`, expiresAt: expiresAt.toISOString() };
}

/**
 * Key under which guesses from all addresses are counted together. This limit stops a guesser who uses many networks.
 */
const EVERYBODY = 'all';

interface Redemption {
  code: string;
  origin: Origin;
  now: Date;
}

/**
 * Signs in to the account of a code. Valid codes do not count as guesses, so a whole class behind one address can
 * redeem codes, even while another client at that address is guessing. Throws `INVALID_TOKEN` or `RATE_LIMITED`.
 */
export async function redeemTransferCode({ code, origin, now }: Redemption): Promise<SignedIn> {
  const hash = hashCode(code);
  const giveBack = await countTry([
    { name: 'carryByAddress', key: origin.address, slowly: 'carryByAddressSlowly' },
    { name: 'carryByNetwork', key: networkOf(origin.address), slowly: 'carryByNetworkSlowly' },
    { name: 'carryOfAll', key: EVERYBODY },
  ]);
  const refreshToken = newRefreshToken();
  const opened = await store.spendCode({ hash, session: newDeviceSession(refreshToken, origin, now), now });
  if (opened === null) {
    throw new Problem(
      'INVALID_TOKEN',
      `This code is wrong, was already used, or is older than ${CARRY_MINUTES} minutes. Get a new one.`,
    );
  }
  await giveBack();
  log.info('device account carried to another phone', { userId: opened.user.id });
  return { user: viewUserInfo(opened.user), passwordHash: null, sid: opened.sid, refreshToken };
}
