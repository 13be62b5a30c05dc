import { listKeptMemberPages } from '@/lib/kernel/pages';

/** Names that the service worker and the pages share. */

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PAGE = '/offline';
/** Files whose address changes with their content. */
export const ASSET_CACHE = 'assets';
/** Pages that everybody may see. */
export const PUBLIC_PAGE_CACHE = 'public-pages';
/** Pages of the signed-in person; deleted at sign-out. */
export const MEMBER_PAGE_CACHE = 'member-pages';

/** The index of the search, at a separate address for each version of the product. */
const SEARCH_INDEX = '/search-index.json';
export const searchIndexAddress = (version: string): string => `${SEARCH_INDEX}?${version}`;

const TEACHING = '/teaching/';
/**
 * Returns the address of a file that the build writes for the explanations of questions
 * (`lib/browser/study/teaching.ts`).
 */
export const teachingAddress = (name: string, version: string): string => `${TEACHING}${name}.json?${version}`;

/** The message of a page that the service worker does not control yet. */
export const CLAIM = 'claim';

/** The suffix of a stored page's list of required files. */
export const ASSET_LIST = '?assets';

/** Returns true for pages that a member's device stores until sign-out. */
export const isMemberPage = (path: string): boolean => listKeptMemberPages().includes(path);
export const isAsset = (path: string): boolean =>
  path === SEARCH_INDEX || ['/_next/static/', '/icons/', TEACHING].some((folder) => path.startsWith(folder));
