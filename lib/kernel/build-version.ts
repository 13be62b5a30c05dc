/**
 * Version of the build that produced this page or script (`next.config.mjs`). A device deletes its stored pages of
 * other versions.
 */
export const BUILD_VERSION = process.env.BUILD_VERSION ?? '';
