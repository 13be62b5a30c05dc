/**
 * Cache for pages of the signed-in user; deleted at sign-out. A file of its own, because the service worker cannot load
 * code for pages, and every page with tokens needs the name.
 */
export const MEMBER_PAGE_CACHE = 'member-pages';
