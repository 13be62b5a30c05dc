/**
 * Output paths of `scripts/lib/study-files.ts`. Every build writes these files, so they are not listed among the
 * sources of the build.
 */
export const SEARCH_INDEX_FILES = { en: 'public/search-index.json', es: 'public/search-index-es.json' } as const;
export const TEACHING_FILES = 'public/teaching';
