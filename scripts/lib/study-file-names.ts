/** Output paths of `scripts/lib/study-files.ts`. Each build writes these files, so they are not among its sources. */
export const SEARCH_INDEX_FILE = 'public/search-index.json';
export const TEACHING_FILES = 'public/teaching';
