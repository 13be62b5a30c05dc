/**
 * Storage key and version of the test in progress. A separate file, because a page reads the entry before its scripts
 * have loaded.
 */

/** The key still has an earlier name, because a new key would lose tests in progress at an upgrade. */
export const CURRENT_ATTEMPT_KEY = 'coldpass.sitting';

/** Version of the stored format. An older version of the product, also in another tab, may have written an entry. */
export const CURRENT_ATTEMPT_VERSION = 2;
