/**
 * Storage key and version of the test in progress. They are in a separate file because a page reads the stored entry
 * before its main scripts have loaded.
 */

/**
 * Storage key. It contains an earlier name of the attempt, because a new key would lose tests in progress at an
 * upgrade.
 */
export const CURRENT_ATTEMPT_KEY = 'coldpass.sitting';

/**
 * Version of the stored format. The stored entry may have an older format, written by an earlier version of the product
 * or by a tab that still runs an earlier version.
 */
export const CURRENT_ATTEMPT_VERSION = 2;
