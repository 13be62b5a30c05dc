/** Maximum cards in one request. */
export const MOST_CARDS = 200;
/** Maximum cards stored per account: more than a year of twenty a day. Older cards hardly affect the plan. */
export const MOST_STORED = 8_000;
