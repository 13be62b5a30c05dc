import 'server-only';
import type { UserInfo } from '@/lib/auth/contract';
import type { Identity, Owner } from '@/lib/auth/identity';
import { LIFETIMES } from '@/lib/auth/rules';
import { after, hashToken } from '@/lib/auth/tokens';
import { viewUserInfo } from '@/lib/auth/view';
import type { SessionId } from '@/lib/kernel/ids';
import type { Language } from '@/lib/kernel/language';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import { childrenOf, newRefreshToken } from '@/lib/session/refresh-token';
import { judgeRefresh, type PresentedToken } from './rules';
import * as store from './store';

/** Source of a request, for limits, for the list of signed-in devices, and for the language of emails. */
export interface Origin {
  address: string;
  deviceName: string;
  language: Language;
}

/** The result of a successful sign-in or refresh. */
export interface SignedIn {
  user: UserInfo;
  /**
   * The password hash that was stored when the session was opened or renewed. Cookies of known devices are bound to
   * this hash.
   */
  passwordHash: string | null;
  sid: SessionId;
  refreshToken: string;
}

/** Returns when a refresh token issued at `now` expires if it is not used. */
const idleUntil = ({ email }: Pick<Identity, 'email'>, now: Date): Date =>
  after(now, email === null ? LIFETIMES.deviceIdle : LIFETIMES.refreshIdle);

/** Builds the database row of a new session and its first token. */
export const newSession = (refreshToken: string, origin: Origin, now: Date) => ({
  deviceName: origin.deviceName,
  expiresAt: after(now, LIFETIMES.refreshAbsolute),
  token: { hash: hashToken(refreshToken), expiresAt: after(now, LIFETIMES.refreshIdle) },
});

/**
 * Builds the database row of a device account's session. Each refresh postpones the session's end
 * (`store.rotateToken`).
 */
export const newDeviceSession = (refreshToken: string, origin: Origin, now: Date) => {
  const expiresAt = after(now, LIFETIMES.deviceIdle);
  return { deviceName: origin.deviceName, expiresAt, token: { hash: hashToken(refreshToken), expiresAt } };
};

/** Opens a session. Returns null if the password has changed since `passwordHash` was read. */
export async function startSession(user: Owner, origin: Origin, now: Date): Promise<SignedIn | null> {
  const refreshToken = newRefreshToken();
  const sid = await store.createSession({
    userId: user.id,
    passwordHash: user.passwordHash,
    ...(user.email === null ? newDeviceSession : newSession)(refreshToken, origin, now),
  });
  if (sid === null) return null;
  return { user: viewUserInfo(user), passwordHash: user.passwordHash, sid, refreshToken };
}

export const expired = () => new Problem('UNAUTHENTICATED', 'Your session has ended. Sign in again.');

/**
 * Exchanges a refresh token for the next token and detects reuse (docs/decisions/derived-refresh-tokens.md). Throws
 * `UNAUTHENTICATED`.
 */
export async function refreshSession(presented: string, now: Date): Promise<SignedIn> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (!token || token.lockedAt) throw expired();
  const verdict = judgeRefresh(presentedToken(token), now);
  if (verdict === 'reuse') {
    log.warn('refresh token used twice', { userId: token.id, sessionId: token.sessionId });
    await store.revokeSession(token.sessionId, 'reuse', now);
  }
  if (verdict === 'reuse' || verdict === 'expired') throw expired();
  const refreshToken = await (verdict === 'rotate' ? rotate : repeat)(token, presented, now);
  // A concurrent request has changed the token, so the token is judged again in its new state.
  if (!refreshToken) return refreshSession(presented, now);
  return { user: viewUserInfo(token), passwordHash: token.passwordHash, sid: token.sessionId, refreshToken };
}

type TokenRow = NonNullable<Awaited<ReturnType<typeof store.findRefreshToken>>>;

const presentedToken = (row: TokenRow): PresentedToken => ({
  expiresAt: row.expiresAt,
  rotatedAt: row.rotatedAt,
  session: { expiresAt: row.sessionExpiresAt, revokedAt: row.sessionRevokedAt },
  child: row.childId === null ? null : { expiresAt: row.childExpiresAt, rotatedAt: row.childRotatedAt },
});

async function rotate(parent: TokenRow, presented: string, now: Date): Promise<string | null> {
  const [refreshToken] = childrenOf(presented);
  if (refreshToken === undefined) throw expired();
  const child = { hash: hashToken(refreshToken), expiresAt: idleUntil(parent, now) };
  const isDone = await store.rotateToken({ parentId: parent.tokenId, sessionId: parent.sessionId, child, now });
  return isDone ? refreshToken : null;
}

async function repeat(parent: TokenRow, presented: string, now: Date): Promise<string | null> {
  const { childId, childHash, sessionId } = parent;
  const refreshToken = childrenOf(presented).find((child) => isSame(hashToken(child), childHash));
  if (childId === null || refreshToken === undefined) throw expired();
  const isDone = await store.repeatChild({ childId, sessionId, expiresAt: idleUntil(parent, now), now });
  return isDone ? refreshToken : null;
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(other);

/** Matches a receipt for ending a session later: the hash of a refresh token. The token cannot be derived from it. */
const SIGN_OUT_RECEIPT = /^out\.([\w-]{43})$/;

/** Ends the session of a refresh token or of its sign-out receipt. Does nothing if the token or receipt is unknown. */
export async function signOut(presented: string, now: Date): Promise<void> {
  const kept = SIGN_OUT_RECEIPT.exec(presented)?.[1];
  const hash = kept ? new Uint8Array(Buffer.from(kept, 'base64url')) : hashToken(presented);
  if (!presented) return;
  await store.signOut(hash, now);
}
