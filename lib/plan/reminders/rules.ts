/**
 * Number of emails in a row after which the learner answered no question. The emails then stop, and start again after
 * the next answer.
 */
export const MOST_UNFOLLOWED = 3;
