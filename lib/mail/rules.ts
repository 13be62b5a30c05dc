import type { MailCause } from '@/lib/limits/rules';

const MINUTE_MS = 60_000;

export const WELCOME_TEMPLATE = 'welcome';
export const UNCONFIRMED_NOTICE_TEMPLATE = 'notice-to-unconfirmed';
export const UNCONFIRMED_RESET_TEMPLATE = 'reset-password-unconfirmed';
export const VERIFICATION_TEMPLATE = 'verify-email';

/**
 * Templates that strangers can have sent to any number of addresses: the welcome, and notices about an account with an
 * unconfirmed address. They have a share of the hourly mail, and the lowest priority.
 */
export const SIGN_UP_TEMPLATES: readonly string[] = [WELCOME_TEMPLATE, UNCONFIRMED_NOTICE_TEMPLATE];

/** Links for an account with an unconfirmed address. They have a larger share than sign-ups, but not all of it. */
const UNCONFIRMED_TEMPLATES: readonly string[] = [VERIFICATION_TEMPLATE, UNCONFIRMED_RESET_TEMPLATE];

export function causeOf(template: string): MailCause {
  if (SIGN_UP_TEMPLATES.includes(template)) return 'sign-up';
  return UNCONFIRMED_TEMPLATES.includes(template) ? 'unconfirmed account' : 'confirmed account';
}

/**
 * Template of a message to nobody: written, stored and taken like any other, so that an address without an account
 * takes the same time.
 */
export const NOBODY_TEMPLATE = 'nobody';

/**
 * Waits between tries; the last one repeats until the message expires. A greylisting server accepts the second or third
 * try.
 */
const WAITS_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** Timeout of one try. */
export const TRY_MS = 60_000;
/** Time after which a try counts as lost with its process: longer than any try can take. */
export const LEASE_MS = 90_000;

/**
 * Returns true if SMTP refuses the recipient or the content for good. An earlier refusal, of the login or the sender,
 * concerns this installation, and its operator may fix it before the message expires.
 */
export const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
};

/** Returns the time of the next try after `tries` failures; null if the message would have expired by then. */
export function nextTry({ tries, expiresAt, now }: { tries: number; expiresAt: Date; now: Date }): Date | null {
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const at = new Date(now.getTime() + wait);
  return at < expiresAt ? at : null;
}
