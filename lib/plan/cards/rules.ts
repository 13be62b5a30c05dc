/** Of one call. */
export const MOST_CARDS = 200;
/** How long a device may keep what it could not send, as with answers. */
export const MOST_AGE_MS = 30 * 86_400_000;
/** Of one account: more than a year of twenty a day. Older ones tell nothing that later ones do not. */
export const MOST_KEPT = 8_000;
