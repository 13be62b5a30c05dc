/**
 * Output paths of `scripts/lib/study-files.ts`. Every build writes these files, so they are not listed among the
 * sources of the build.
 */
export const SEARCH_INDEX_FILE = 'public/search-index.json';
export const TEACHING_FILES = 'public/teaching';
