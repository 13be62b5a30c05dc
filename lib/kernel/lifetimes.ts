import { inHours } from './words';

/** How long credentials work. Sessions, cookies, mails and the privacy policy take it from here. */

export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** Of a session on one device; the page cookie lasts as long as a session without use. */
export const SESSION_DAYS = { idle: 14, absolute: 90 } as const;

export const RESET_LINK_HOURS = 1;
export const VERIFICATION_LINK_HOURS = 48;
/** As texts say it. */
export const RESET_LINK_TIME = inHours(RESET_LINK_HOURS);
export const VERIFICATION_LINK_TIME = inHours(VERIFICATION_LINK_HOURS);
