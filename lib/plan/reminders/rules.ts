/** Maximum emails in a row without an answer after them. No more are sent until the learner answers a question. */
export const MOST_UNFOLLOWED = 3;
