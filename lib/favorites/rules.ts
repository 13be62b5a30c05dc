/** The page asks for 10; a call that names no size gets 20. */
export const FAVORITES_PAGE_SIZE = 10;
