/** Of one call. */
export const MOST_CARDS = 200;
/** Of one account: more than a year of twenty a day. Older ones tell nothing that later ones do not. */
export const MOST_KEPT = 8_000;
