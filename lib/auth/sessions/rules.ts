import { LIFETIMES } from '@/lib/auth/rules';

/** A refresh token that is presented, with the child that it was traded for, if it was. */
export interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  child: Child | null;
  session: { expiresAt: Date; revokedAt: Date | null };
}

interface Child {
  expiresAt: Date;
  /** It was presented itself. */
  rotatedAt: Date | null;
  /** The access token that came with it was first used. */
  usedAt: Date | null;
  doubtBefore: number;
}

export type RefreshVerdict =
  | { act: 'rotate' }
  | { act: 'expired' }
  | { act: 'reuse' }
  /** The same child again; `doubt` is what then speaks for two holders. */
  | { act: 'repeat-child'; doubt: number };

/**
 * What speaks for two holders, in points. Only an unbroken row of generations adds up: one that was asked for once, or whose child
 * was used before anybody asked again, ends it.
 */
export const DOUBT = {
  /** The answer may have been lost, or may have gone to another client. One line can lose some answers running, not each. */
  askedAgain: 1,
  /** One holder had the child, and the parent came again at the same moment: two tabs, by a rare chance. */
  askedAgainAfterUse: 3,
  twoHolders: 5,
} as const;

/**
 * What to do with a refresh token. As long as nobody has shown that they have the child, its answer may have been lost: it is given again,
 * whatever its age. A parent that comes after its child was used is a copy, except right after that first use.
 */
export function judgeRefresh({ child, session, ...token }: PresentedToken, now: Date): RefreshVerdict {
  if (session.revokedAt !== null || session.expiresAt <= now) return { act: 'expired' };
  if (token.rotatedAt === null) return { act: token.expiresAt <= now ? 'expired' : 'rotate' };
  if (child === null || child.expiresAt <= now) return { act: 'expired' };
  if (child.rotatedAt !== null) return { act: 'reuse' };
  // Another instance may have noted the use by a clock that runs ahead of this one: then it was just now.
  const sinceUseMs = child.usedAt === null ? null : now.getTime() - child.usedAt.getTime();
  if (sinceUseMs !== null && sinceUseMs > LIFETIMES.refreshGrace) return { act: 'reuse' };
  const doubt = child.doubtBefore + (sinceUseMs === null ? DOUBT.askedAgain : DOUBT.askedAgainAfterUse);
  return doubt >= DOUBT.twoHolders ? { act: 'reuse' } : { act: 'repeat-child', doubt };
}
