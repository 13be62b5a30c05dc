/**
 * Version of the build that made a page or script (`next.config.mjs`), so that a device knows which of its saved pages
 * belong to it.
 */
export const BUILD_VERSION = process.env.BUILD_VERSION ?? '';
