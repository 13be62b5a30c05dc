/** Where the build puts what `scripts/lib/study-files.ts` writes; made by each build, so not among its sources. */
export const SEARCH_INDEX_FILE = 'public/search-index.json';
export const TEACHING_FILES = 'public/teaching';
