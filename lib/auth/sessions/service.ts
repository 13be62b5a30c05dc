import 'server-only';
import { createHmac } from 'node:crypto';
import type { UserInfo } from '@/lib/auth/contract';
import type { Identity } from '@/lib/auth/identity';
import { judgeRefresh, LIFETIMES } from '@/lib/auth/rules';
import { after, hashToken, newToken } from '@/lib/auth/tokens';
import { viewUserInfo } from '@/lib/auth/view';
import { Problem } from '@/lib/kernel/problem';
import { log } from '@/lib/log';
import { keyFor, previousKeyFor } from '@/lib/session/keys';
import { forgetSessions } from '@/lib/session/live';
import * as store from './store';

/** Where a request comes from, for limits and for the list of signed-in devices. */
export interface Origin {
  address: string;
  deviceName: string;
}

/** What a service hands over when somebody has proved who they are. */
export interface SignedIn {
  user: UserInfo;
  sid: string;
  refreshToken: string;
}

/** Null when the password has changed since `passwordHash` was read. */
export async function startSession(
  user: Identity & { passwordHash: string | null },
  origin: Origin,
  now: Date,
): Promise<SignedIn | null> {
  const refreshToken = newToken();
  const sid = await store.createSession({
    userId: user.id,
    passwordHash: user.passwordHash,
    deviceName: origin.deviceName,
    expiresAt: after(now, LIFETIMES.refreshAbsolute),
    token: { hash: hashToken(refreshToken), expiresAt: after(now, LIFETIMES.refreshIdle) },
  });
  return sid === null ? null : { user: viewUserInfo(user), sid, refreshToken };
}

/**
 * The child of a refresh token is derived from it, so that a repeated rotation can answer the same child from a hash alone.
 * The key before the last change of secret comes second: a rotation may have been done with it a moment ago.
 */
function childrenOf(token: string): string[] {
  const keys = [keyFor('refresh-child'), previousKeyFor('refresh-child')].filter((key) => key !== null);
  return keys.map((key) => createHmac('sha256', key).update(token).digest('base64url'));
}

export const expired = () => new Problem('UNAUTHENTICATED', 'Your session has ended. Sign in again.');

/** Rotation with reuse detection (decisions, "Identity"). Throws `UNAUTHENTICATED`. */
export async function refreshSession(presented: string, now: Date): Promise<SignedIn> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (!token || token.lockedAt) throw expired();
  const session = { expiresAt: token.sessionExpiresAt, revokedAt: token.sessionRevokedAt };
  const verdict = judgeRefresh({ ...token, session }, now);
  if (verdict === 'reuse') {
    log.warn('refresh token used twice', { userId: token.id, sessionId: token.sessionId });
    await endSession(token.sessionId, 'reuse', now);
  }
  if (verdict === 'reuse' || verdict === 'expired') throw expired();
  const children = childrenOf(presented);
  const refreshToken =
    verdict === 'rotate' ? children[0] : children.find((child) => isSame(hashToken(child), token.childHash));
  if (refreshToken === undefined) throw expired();
  if (verdict === 'rotate' && !(await rotate(token, refreshToken, now))) return refreshSession(presented, now);
  return { user: viewUserInfo(token), sid: token.sessionId, refreshToken };
}

/** False when another request was faster; the token is then judged anew. */
const rotate = (parent: { tokenId: string; sessionId: string }, child: string, now: Date): Promise<boolean> =>
  store.rotateToken({
    parentId: parent.tokenId,
    sessionId: parent.sessionId,
    childHash: hashToken(child),
    childExpiresAt: after(now, LIFETIMES.refreshIdle),
    now,
  });

const isSame = (one: Uint8Array, other: Uint8Array | null): boolean => other !== null && Buffer.from(one).equals(other);

async function endSession(sid: string, reason: string, now: Date): Promise<void> {
  await store.revokeSession(sid, reason, now);
  forgetSessions();
}

/** Ends the session that the token belongs to; a token that opens nothing has nothing to end. */
export async function signOut(presented: string, now: Date): Promise<void> {
  const token = presented ? await store.findRefreshToken(hashToken(presented)) : null;
  if (token) await endSession(token.sessionId, 'sign-out', now);
}
