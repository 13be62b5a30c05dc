import type { MailCause } from '@/lib/limits/rules';

const MINUTE_MS = 60_000;

export const WELCOME_TEMPLATE = 'welcome';
export const UNCONFIRMED_NOTICE_TEMPLATE = 'notice-to-unconfirmed';
export const UNCONFIRMED_RESET_TEMPLATE = 'reset-password-unconfirmed';
export const VERIFICATION_TEMPLATE = 'verify-email';

/**
 * Templates of email that strangers can cause to be sent to any address: the welcome, and notices about an account with
 * an unconfirmed address. Such email may use only a share of the hourly limit, and is sent last.
 */
export const SIGN_UP_TEMPLATES: readonly string[] = [WELCOME_TEMPLATE, UNCONFIRMED_NOTICE_TEMPLATE];

/**
 * Templates of links for an account with an unconfirmed address. They may use a larger share of the hourly limit than
 * sign-ups.
 */
const UNCONFIRMED_TEMPLATES: readonly string[] = [VERIFICATION_TEMPLATE, UNCONFIRMED_RESET_TEMPLATE];

export function causeOf(template: string): MailCause {
  if (SIGN_UP_TEMPLATES.includes(template)) return 'sign-up';
  return UNCONFIRMED_TEMPLATES.includes(template) ? 'unconfirmed account' : 'confirmed account';
}

/**
 * Template of a message that is stored and processed but never sent. It is used for an address without an account, so
 * that the request takes the same time.
 */
export const NOBODY_TEMPLATE = 'nobody';

/**
 * Milliseconds between tries. The last value repeats until the message expires. A server with greylisting accepts the
 * second or third try.
 */
const WAITS_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** Timeout of one try in milliseconds. */
export const TRY_MS = 60_000;
/** Milliseconds after which a try counts as lost. No try can take that long. */
export const LEASE_MS = 90_000;

/**
 * True if the mail server refuses the recipient or the content permanently. False if it refuses the login or the
 * sender, because the operator can fix the cause before the message expires.
 */
export const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
};

/** Returns the time of the next try after `tries` failures; null if the message will have expired by then. */
export function nextTry({ tries, expiresAt, now }: { tries: number; expiresAt: Date; now: Date }): Date | null {
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const at = new Date(now.getTime() + wait);
  return at < expiresAt ? at : null;
}
