import { ACCESS_TOKEN_SECONDS, RESET_LINK_HOURS, SESSION_DAYS, VERIFICATION_LINK_HOURS } from '@/lib/kernel/lifetimes';
import { Problem } from '@/lib/kernel/problem';
import { DAY_MS } from '@/lib/kernel/time';
import { DEVICE_IDLE_DAYS } from './expiry/rules';

export const GENERATED_PASSWORD_LENGTH = 8;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All lifetimes in milliseconds. */
export const LIFETIMES = {
  accessToken: ACCESS_TOKEN_SECONDS * 1000,
  refreshIdle: SESSION_DAYS.idle * DAY_MS,
  refreshAbsolute: SESSION_DAYS.absolute * DAY_MS,
  /**
   * Milliseconds without use after which a device account and its session end. They end together, because a device
   * account cannot sign in again.
   */
  deviceIdle: DEVICE_IDLE_DAYS * DAY_MS,
  resetLink: RESET_LINK_HOURS * HOUR_MS,
  verificationLink: VERIFICATION_LINK_HOURS * HOUR_MS,
  /** Maximum time between the return from a provider and the request for tokens. */
  exchange: 5 * MINUTE_MS,
} as const;

export const emailTaken = () =>
  new Problem('EMAIL_TAKEN', 'An account with this email already exists. Sign in instead.');

// Letters and digits that cannot be confused, because users read the password in an email and type it on a phone.
const READABLE = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Generates a password. `bytes` must return cryptographically random bytes. Some bytes are skipped, so that all letters
 * are equally likely.
 */
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

/** True if the password is easy to guess for this user or this site, even if it is on no list of common passwords. */
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

/** Maximum number of device accounts that one request may name. A phone has usually had fewer. */
export const MOST_DEVICES_ASKED = 20;
