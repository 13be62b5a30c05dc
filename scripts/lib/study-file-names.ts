/** Output paths of `scripts/lib/study-files.ts`. Written by each build, so they are not among the build's sources. */
export const SEARCH_INDEX_FILE = 'public/search-index.json';
export const TEACHING_FILES = 'public/teaching';
