/** Of a day without a change of clocks; a day of a calendar may be longer or shorter (`calendar.ts`). */
export const DAY_SECONDS = 86_400;
export const DAY_MS = DAY_SECONDS * 1000;

/** So long ago an event may have happened when the server hears of it (`ageMs`), and so long a device keeps what it could not send. */
const MAX_AGE_DAYS = 30;
export const MAX_AGE_SECONDS = MAX_AGE_DAYS * DAY_SECONDS;
export const MAX_AGE_MS = MAX_AGE_DAYS * DAY_MS;
/** With a day for clocks that differ: what was begun longer ago has told all that it ever will. */
export const SETTLED_DAYS = MAX_AGE_DAYS + 1;
