/**
 * Storage format of the test in progress; a file of its own, because a page reads it before its scripts have arrived.
 */

/** An earlier name, because another key would lose tests in progress at an upgrade. */
export const CURRENT_ATTEMPT_KEY = 'coldpass.sitting';

/**
 * The version of the stored format. Entries, also those of another tab, may come from an older version of the product.
 */
export const CURRENT_ATTEMPT_VERSION = 2;
