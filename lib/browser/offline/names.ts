import { listCachedMemberPages } from '@/lib/kernel/pages';

/** Names shared by the service worker and the pages. */

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PAGE = '/offline';
/** Cache for files whose address changes with their content. */
export const ASSET_CACHE = 'assets';
/** Cache for pages that everybody may see. */
export const PUBLIC_PAGE_CACHE = 'public-pages';

/** The search index, at a new address for each version of the product. */
const SEARCH_INDEX = '/search-index.json';
export const searchIndexAddress = (version: string): string => `${SEARCH_INDEX}?${version}`;

const TEACHING = '/teaching/';
/**
 * Returns the address of a file that the build writes for the explanations of questions
 * (`lib/browser/page/teaching.ts`).
 */
export const teachingAddress = (name: string, version: string): string => `${TEACHING}${name}.json?${version}`;

/** Message with which a page asks the service worker to take control of it. */
export const CLAIM = 'claim';

/** Suffix of the cache key under which a stored page's list of required files is cached. */
export const ASSET_LIST = '?assets';

/** True for pages that are stored on a signed-in user's device until sign-out. */
export const isMemberPage = (path: string): boolean => listCachedMemberPages().includes(path);
export const isAsset = (path: string): boolean =>
  path === SEARCH_INDEX || ['/_next/static/', '/icons/', TEACHING].some((folder) => path.startsWith(folder));
