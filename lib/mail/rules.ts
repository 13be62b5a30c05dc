const MINUTE_MS = 60_000;

export const WELCOME_TEMPLATE = 'welcome';
export const UNCONFIRMED_NOTICE_TEMPLATE = 'notice-to-unconfirmed';
export const UNCONFIRMED_RESET_TEMPLATE = 'reset-password-unconfirmed';
export const VERIFICATION_TEMPLATE = 'verify-email';

/**
 * What strangers can have sent to any number of addresses: the welcome, and notices about an account whose address nobody has
 * confirmed. They have a share of the hour's mail, and wait behind the rest.
 */
export const SIGN_UP_TEMPLATES: readonly string[] = [WELCOME_TEMPLATE, UNCONFIRMED_NOTICE_TEMPLATE];

/** Links of an account whose address nobody has confirmed. They have more of the hour than sign-ups, and not what the confirmed need. */
const UNCONFIRMED_TEMPLATES: readonly string[] = [VERIFICATION_TEMPLATE, UNCONFIRMED_RESET_TEMPLATE];

/** Who can have had a message sent: the fewer can, the more of the hour there is for it. */
export type MailCause = 'sign-up' | 'unconfirmed account' | 'confirmed account';

export function causeOf(template: string): MailCause {
  if (SIGN_UP_TEMPLATES.includes(template)) return 'sign-up';
  return UNCONFIRMED_TEMPLATES.includes(template) ? 'unconfirmed account' : 'confirmed account';
}

/** Of messages to nobody: written, stored and taken like any other, so that an address without an account costs the same. */
export const NOBODY_TEMPLATE = 'nobody';

/** Waits between tries, the last one again and again until the message expires. A greylisting server lets the second or third in. */
const WAITS_MS = [5_000, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/** A try that has not ended after this is broken off. */
export const TRY_MS = 60_000;
/** When a try counts as lost with the process that made it: longer than any try can take. */
export const LEASE_MS = 90_000;

/**
 * SMTP's own word that this message will never be taken: its recipient or its content is refused. Whatever is refused before
 * that, the login or the sender, is about this installation, and its operator may mend it before the message expires.
 */
export const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && (command === 'RCPT TO' || command === 'DATA');
};

/** When to try again after `tries` failures; null when the message would come too late to be of use. */
export function nextTry({ tries, expiresAt, now }: { tries: number; expiresAt: Date; now: Date }): Date | null {
  const wait = WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? MINUTE_MS;
  const at = new Date(now.getTime() + wait);
  return at < expiresAt ? at : null;
}
