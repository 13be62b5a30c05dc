/**
 * Number of emails in a row that the learner may ignore, by answering no question after them. The emails then stop, and
 * start again after the next answer.
 */
export const MOST_UNFOLLOWED = 3;
