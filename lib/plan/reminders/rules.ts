/** Rules for the time of a study day's mail. */

/** Mails in a row without an answer after them; then none is sent until there is one. */
export const MOST_UNFOLLOWED = 3;
