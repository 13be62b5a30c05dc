/**
 * Maximum emails in a row after which the learner has answered no question. Then no more are sent until the learner
 * answers one.
 */
export const MOST_UNFOLLOWED = 3;
