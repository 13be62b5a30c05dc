/** Specification §9: length of the password that registration generates. */
export const GENERATED_PASSWORD_LENGTH = 8;
/** The name that registration sends (specification §5). */
export const GENERIC_NAME = 'User';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Decisions, "Identity": durations in milliseconds. */
export const LIFETIMES = {
  accessToken: 15 * MINUTE_MS,
  refreshIdle: 14 * DAY_MS,
  refreshAbsolute: 90 * DAY_MS,
  refreshGrace: 30_000,
  resetLink: 60 * MINUTE_MS,
  verificationLink: 48 * 60 * MINUTE_MS,
  /** Between the return from Google and the trade for the bearer pair. */
  exchange: 5 * MINUTE_MS,
} as const;

// No letter or figure that looks like another one: the password is read from a mail and typed on a phone.
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `bytes` must come from a cryptographic source; bytes that would favour some letters are skipped. */
export function generatePassword(bytes: (count: number) => Uint8Array): string {
  const fair = 256 - (256 % READABLE.length);
  let password = '';
  while (password.length < GENERATED_PASSWORD_LENGTH) {
    for (const byte of bytes(GENERATED_PASSWORD_LENGTH)) {
      if (byte < fair && password.length < GENERATED_PASSWORD_LENGTH) password += READABLE[byte % READABLE.length];
    }
  }
  return password;
}

/** Whether a text can be the work of `generatePassword`: only such a one is ever mailed. */
export const isGenerated = (password: string): boolean =>
  password.length === GENERATED_PASSWORD_LENGTH && [...password].every((letter) => READABLE.includes(letter));

/** Words that make a password guessable for this person or this site, whatever a list of common ones says. */
export function isContextual(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  const local = email.split('@')[0] ?? '';
  const isRepeat = /^(.)\1*$/u.test(folded);
  return (
    isRepeat ||
    folded === email ||
    (local.length >= 4 && folded.replace(/[\d\W_]+$/u, '') === local) ||
    CONTEXT.test(folded)
  );
}
const CONTEXT = /^(coldpass|refrigerant|section ?608|epa ?608|hvac|technician|universal)[\d\W_]*$/;

export type RefreshVerdict = 'rotate' | 'repeat-child' | 'reuse' | 'expired';

interface PresentedToken {
  expiresAt: Date;
  rotatedAt: Date | null;
  childRotatedAt: Date | null;
  session: { expiresAt: Date; revokedAt: Date | null };
}

/**
 * What to do with a refresh token. A rotated one that comes again within the grace, while its child is still unused,
 * is two tabs refreshing at once or an answer that got lost, and gets the same child; anything else rotated is theft.
 */
export function judgeRefresh(token: PresentedToken, now: Date): RefreshVerdict {
  if (token.session.revokedAt !== null || token.session.expiresAt <= now) return 'expired';
  if (token.rotatedAt !== null) {
    const isRecent = now.getTime() - token.rotatedAt.getTime() <= LIFETIMES.refreshGrace;
    return isRecent && token.childRotatedAt === null ? 'repeat-child' : 'reuse';
  }
  return token.expiresAt <= now ? 'expired' : 'rotate';
}
