/**
 * Storage key and version of the test in progress. They are in a separate file because a page reads the stored entry
 * before its main scripts have loaded.
 */

/** The key still has an earlier name, because a new key would lose tests in progress at an upgrade. */
export const CURRENT_ATTEMPT_KEY = 'coldpass.sitting';

/**
 * Version of the stored format. The entry may be in an older format, written by an earlier version of the product or by
 * a tab that still runs one.
 */
export const CURRENT_ATTEMPT_VERSION = 2;
