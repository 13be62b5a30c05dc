/** Output paths of `scripts/lib/study-files.ts`; written by each build, so not among its sources. */
export const SEARCH_INDEX_FILE = 'public/search-index.json';
export const TEACHING_FILES = 'public/teaching';
