/** A refresh token that a client sends, with the child token that was issued in exchange for it, if any. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  child: Child | null;
  session: { expiresAt: Date; revokedAt: Date | null };
}

interface Child {
  expiresAt: Date;
  /** When the child token was exchanged in turn; null if it never was. */
  rotatedAt: Date | null;
}

export type RefreshVerdict = 'rotate' | 'expired' | 'reuse' | 'repeat-child';

/**
 * Decides what to do with a refresh token. If its child token was never used, the response that contained the child may
 * have been lost, so the same child is returned again at any age. If the child was used, the token is a stolen copy.
 */
export function judgeRefresh({ child, session, ...token }: PresentedToken, now: Date): RefreshVerdict {
  if (session.revokedAt !== null || session.expiresAt <= now) return 'expired';
  if (token.rotatedAt === null) return token.expiresAt <= now ? 'expired' : 'rotate';
  if (child === null || child.expiresAt <= now) return 'expired';
  return child.rotatedAt === null ? 'repeat-child' : 'reuse';
}
