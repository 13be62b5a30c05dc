/**
 * The emails stop after this many in a row that the learner ignored, which means that no answer followed the email.
 * They start again after the learner's next answer.
 */
export const MOST_UNFOLLOWED = 3;
