/** What the service worker and the pages must agree on. */

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PAGE = '/offline';
/** Files whose address changes with their content. */
export const ASSET_CACHE = 'assets';
/** Pages that everybody may see. */
export const PUBLIC_PAGE_CACHE = 'public-pages';
/** Pages of the person who is signed in; goes at sign-out. */
export const MEMBER_PAGE_CACHE = 'member-pages';

/** What a test needs from the chooser to the result, and nothing that shows somebody's data. */
export const MEMBER_PAGES: readonly string[] = ['/tests', '/test-selection', '/test', '/results'];

const PUBLIC_PAGES = /^\/($|overview$|study(\/|$)|mock-test(\/|$)|offline$)/;
export const isPublicPage = (path: string): boolean => PUBLIC_PAGES.test(path);
export const isMemberPage = (path: string): boolean => MEMBER_PAGES.includes(path);
export const isAsset = (path: string): boolean => path.startsWith('/_next/static/') || path.startsWith('/icons/');
