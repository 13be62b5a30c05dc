/** A presented refresh token, with the child that it was exchanged for, if any. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  child: Child | null;
  session: { expiresAt: Date; revokedAt: Date | null };
}

interface Child {
  expiresAt: Date;
  /** The time at which the child was presented itself. */
  rotatedAt: Date | null;
}

export type RefreshVerdict = 'rotate' | 'expired' | 'reuse' | 'repeat-child';

/**
 * Judges a refresh token. Until its child is presented, the response with the child may have been lost in a tunnel, so
 * the same child is returned again, whatever its age. A token whose child was presented is a copy.
 */
export function judgeRefresh({ child, session, ...token }: PresentedToken, now: Date): RefreshVerdict {
  if (session.revokedAt !== null || session.expiresAt <= now) return 'expired';
  if (token.rotatedAt === null) return token.expiresAt <= now ? 'expired' : 'rotate';
  if (child === null || child.expiresAt <= now) return 'expired';
  return child.rotatedAt === null ? 'repeat-child' : 'reuse';
}
