/** Limit per call. */
export const MOST_CARDS = 200;
/** Limit per account: more than a year of twenty a day. Older cards add nothing to later ones. */
export const MOST_KEPT = 8_000;
