/** How the test in progress is stored; apart from the rest, because a page reads it before its scripts have arrived. */

/** Named before the attempt had one name; another key would lose what is in progress at an upgrade. */
export const CURRENT_ATTEMPT_KEY = 'coldpass.sitting';

/** What is stored, and another tab's, may come from an older version of the product. */
export const CURRENT_ATTEMPT_VERSION = 2;
