import { inHours } from './number-words';

/** Lifetimes of credentials. Sessions, cookies and emails use them, and the privacy policy states them. */

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/**
 * Number of days after which a session ends. `idle`: days without use. `absolute`: days since its start, even with use.
 * The page cookie lasts as long as an unused session.
 */
export const SESSION_DAYS = { idle: 14, absolute: 90 } as const;

export const RESET_LINK_HOURS = 1;
export const VERIFICATION_LINK_HOURS = 48;
/** Lifetimes of the links in emails, in words, such as "48 hours". */
export const RESET_LINK_TIME = inHours(RESET_LINK_HOURS);
export const VERIFICATION_LINK_TIME = inHours(VERIFICATION_LINK_HOURS);
