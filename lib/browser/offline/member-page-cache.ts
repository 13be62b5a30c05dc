/**
 * Name of the cache for pages of the signed-in user; the cache is deleted at sign-out. This is a separate file, because
 * the service worker cannot load code for pages, and every page with tokens needs the name.
 */
export const MEMBER_PAGE_CACHE = 'member-pages';
