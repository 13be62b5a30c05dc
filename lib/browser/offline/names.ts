import type { Language } from '@/lib/kernel/language';
import { listCachedMemberPages } from '@/lib/kernel/pages';

/** Names shared by the service worker and the pages. */

export const WORKER_PATH = '/sw.js';
export const OFFLINE_PAGE = '/offline';
/** Cache for files whose address changes with their content. */
export const ASSET_CACHE = 'assets';
/** Cache for pages that everybody may see. */
export const PUBLIC_PAGE_CACHE = 'public-pages';

/**
 * Paths of the search indexes, by language. The address of an index contains the version of the product, so that a new
 * version loads a new index.
 */
const SEARCH_INDEXES = { en: '/search-index.json', es: '/search-index-es.json' } as const satisfies Record<
  Language,
  string
>;
export const searchIndexAddress = (language: Language, version: string): string =>
  `${SEARCH_INDEXES[language]}?${version}`;

const TEACHING = '/teaching/';
/**
 * Returns the address of a file that the build writes for the explanations of questions
 * (`lib/browser/page/teaching.ts`).
 */
export const teachingAddress = (name: string, language: Language, version: string): string =>
  `${TEACHING}${language}/${name}.json?${version}`;

/** Message with which a page asks the service worker to take control of it. */
export const CLAIM = 'claim';

/** Suffix of a cache key. A stored page's list of required files is cached under the page's path with this suffix. */
export const ASSET_LIST = '?assets';

/** True for pages that are stored on a signed-in user's device until sign-out. */
export const isMemberPage = (path: string): boolean => listCachedMemberPages().includes(path);
export const isAsset = (path: string): boolean =>
  [...Object.values(SEARCH_INDEXES), '/_next/static/', '/icons/', TEACHING].some((folder) => path.startsWith(folder));
