/** Emails stop after this many in a row without an answer to a question, and resume after the next answer. */
export const MOST_UNFOLLOWED = 3;
