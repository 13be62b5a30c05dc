/** Length of a day without a clock change. A calendar day may be longer or shorter (`calendar.ts`). */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

/** Maximum age of an event when it reaches the server (`ageMs`), and of an unsent event on a device. */
const MAX_AGE_DAYS = 30;
export const MAX_AGE_SECONDS = MAX_AGE_DAYS * DAY_SECONDS;
export const MAX_AGE_MS = MAX_AGE_DAYS * DAY_MS;
/**
 * Number of days after which no event can arrive any more, because it would be too old. Includes a day for differences
 * between clocks.
 */
export const SETTLED_DAYS = MAX_AGE_DAYS + 1;
