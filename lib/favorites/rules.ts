/** Page size on the favorites page. API requests without a size get 20. */
export const FAVORITES_PAGE_SIZE = 10;
