/** Page size of our own favorites page. API calls without a size get 20. */
export const FAVORITES_PAGE_SIZE = 10;
