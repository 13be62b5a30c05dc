/** Where the build puts the search's index, which `/search` loads; made by each build, so not among its sources. */
export const SEARCH_INDEX_FILE = 'public/search-index.json';
