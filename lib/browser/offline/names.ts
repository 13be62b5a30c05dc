import { listKeptMemberPages } from '@/lib/kernel/pages';

/** What the service worker and the pages must agree on. */

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PAGE = '/offline';
/** Files whose address changes with their content. */
export const ASSET_CACHE = 'assets';
/** Pages that everybody may see. */
export const PUBLIC_PAGE_CACHE = 'public-pages';
/** Pages of the person who is signed in; goes at sign-out. */
export const MEMBER_PAGE_CACHE = 'member-pages';

/** The index of the search, at an address of its own for each version of the product. */
const SEARCH_INDEX = '/search-index.json';
export const searchIndexAddress = (version: string): string => `${SEARCH_INDEX}?${version}`;

const TEACHING = '/teaching/';
/** What the build writes for the explanations of questions (`lib/browser/study/teaching.ts`). */
export const teachingAddress = (name: string, version: string): string => `${TEACHING}${name}.json?${version}`;

/** What a page tells the service worker that has passed it over. */
export const CLAIM = 'claim';

/** After the address of a kept page: the list of the files that it needs. */
export const ASSET_LIST = '?assets';

/** What a test needs from the chooser to the result, and nothing that shows personal data. */
export const isMemberPage = (path: string): boolean => listKeptMemberPages().includes(path);
export const isAsset = (path: string): boolean =>
  path === SEARCH_INDEX || ['/_next/static/', '/icons/', TEACHING].some((folder) => path.startsWith(folder));
