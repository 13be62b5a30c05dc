import { inHours } from './words';

/** Lifetimes of credentials, for sessions, cookies, mails and the privacy policy. */

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Lifetime of a session on one device; the page cookie lasts as long as an idle session. */
export const SESSION_DAYS = { idle: 14, absolute: 90 } as const;

export const RESET_LINK_HOURS = 1;
export const VERIFICATION_LINK_HOURS = 48;
/** Lifetime in words. */
export const RESET_LINK_TIME = inHours(RESET_LINK_HOURS);
export const VERIFICATION_LINK_TIME = inHours(VERIFICATION_LINK_HOURS);
