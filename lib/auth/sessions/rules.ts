/** A refresh token that a client sends. `child`: the token that was issued in exchange for it, if any. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  child: Child | null;
  session: { expiresAt: Date; revokedAt: Date | null };
}

interface Child {
  expiresAt: Date;
  /** When the child token was itself exchanged; null if it never was. */
  rotatedAt: Date | null;
}

export type RefreshVerdict = 'rotate' | 'expired' | 'reuse' | 'repeat-child';

/**
 * Decides what to do with a refresh token. A token that was already exchanged has a child. If the child was never used,
 * the response that contained it may have been lost, so the same child is returned again at any age. If the child was
 * used, the presented token is a stolen copy.
 */
export function judgeRefresh({ child, session, ...token }: PresentedToken, now: Date): RefreshVerdict {
  if (session.revokedAt !== null || session.expiresAt <= now) return 'expired';
  if (token.rotatedAt === null) return token.expiresAt <= now ? 'expired' : 'rotate';
  if (child === null || child.expiresAt <= now) return 'expired';
  return child.rotatedAt === null ? 'repeat-child' : 'reuse';
}
