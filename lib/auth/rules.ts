import { ACCESS_TOKEN_SECONDS, RESET_LINK_HOURS, SESSION_DAYS, VERIFICATION_LINK_HOURS } from '@/lib/kernel/lifetimes';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import { DEVICE_IDLE_DAYS } from './expiry/rules';

export const GENERATED_PASSWORD_LENGTH = 8;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds. */
export const LIFETIMES = {
  accessToken: ACCESS_TOKEN_SECONDS * 1000,
  refreshIdle: SESSION_DAYS.idle * DAY_MS,
  refreshAbsolute: SESSION_DAYS.absolute * DAY_MS,
  /**
   * Nobody can sign in to a device account again, so its session lasts as long as the account: until it is unused for
   * this long.
   */
  deviceIdle: DEVICE_IDLE_DAYS * DAY_MS,
  resetLink: RESET_LINK_HOURS * HOUR_MS,
  verificationLink: VERIFICATION_LINK_HOURS * HOUR_MS,
  /** The time between the return from a provider and the exchange for the bearer pair. */
  exchange: 5 * MINUTE_MS,
} as const;

export const emailTaken = () =>
  new Problem('EMAIL_TAKEN', 'An account with this email already exists. Sign in instead.');

// No letter or digit that looks like another one: the password is read from a mail and typed on a phone.
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** `bytes` must come from a cryptographic source; bytes that would favor some letters are skipped. */
export function generatePassword(bytes: (count: number) => Uint8Array): string {
  // Stryker disable next-line ArithmeticOperator: The mutant never ends, so its test runs out of time.
  const fair = 256 - (256 % READABLE.length);
  let password = '';
  while (password.length < GENERATED_PASSWORD_LENGTH) {
    for (const byte of bytes(GENERATED_PASSWORD_LENGTH)) {
      if (byte < fair && password.length < GENERATED_PASSWORD_LENGTH) password += READABLE[byte % READABLE.length];
    }
  }
  return password;
}

/**
 * Returns true for passwords that are guessable for this person or this site, even if no list of common passwords has
 * them.
 */
export function isContextual(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  // Stryker disable next-line StringLiteral: `split` always returns a first part, so the default is for the compiler.
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

/** Device accounts in one request: more than leave answers on one phone. */
export const MOST_DEVICES_ASKED = 20;
