import { inHours } from './number-words';

/** Lifetimes of credentials, used by sessions, cookies and mails, and stated in the privacy policy. */

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/**
 * Days after which a session ends: `idle` without use, `absolute` in any case. The page cookie lasts as long as an
 * unused session.
 */
export const SESSION_DAYS = { idle: 14, absolute: 90 } as const;

export const RESET_LINK_HOURS = 1;
export const VERIFICATION_LINK_HOURS = 48;
/** Lifetimes of mailed links in words, such as "48 hours". */
export const RESET_LINK_TIME = inHours(RESET_LINK_HOURS);
export const VERIFICATION_LINK_TIME = inHours(VERIFICATION_LINK_HOURS);
