/** Page size of the product's own page. A call without a size gets 20. */
export const FAVORITES_PAGE_SIZE = 10;
