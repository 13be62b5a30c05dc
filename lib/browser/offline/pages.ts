import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { BUILD_VERSION } from '@/lib/kernel/build-version';
import { pathIn, readLanguage } from '@/lib/kernel/language';
import { listCachedMemberPages, listStudyPages, listToolPages } from '@/lib/kernel/pages';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { DAY_MS } from '@/lib/kernel/time';
import { MEMBER_PAGE_CACHE } from './member-page-cache';
import { CACHED_FOR } from './member-pages';
import {
  ASSET_CACHE,
  ASSET_LIST,
  CLAIM,
  OFFLINE_PAGE,
  PUBLIC_PAGE_CACHE,
  searchIndexAddress,
  teachingAddress,
  WORKER_PATH,
} from './names';
import { deletePageVisits } from './page-visits';

/** Milliseconds for which a stored page counts as fresh. A visit also renews the stored page. */
const FRESH_MS = DAY_MS;
const ASSETS_IN_PAGE = /\/_next\/static\/[^"'\\\s)]+/g;
/**
 * Matches the paths of scripts that a script loads on demand. They are stored too, because a dialog must also open
 * without a network.
 */
const SCRIPTS_IN_SCRIPT = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Registers the service worker and stores the pages of a test, the study guides and the tools for use without a
 * network. Checks every page and file again, so that it completes a call that was interrupted. Does nothing without
 * service worker support. Rejects if the browser stores nothing (private window, full disk) or the network is lost.
 */
export async function prepareForOffline(): Promise<void> {
  if (!(await startWorker())) return;
  await deletePagesOfOthers();
  const assets = await openAssets();
  for (const path of listInPageLanguage(listCachedMemberPages())) await putBy(MEMBER_PAGE_CACHE, path, assets);
  await assets.putBy(loadedAssets());
  for (const path of listInPageLanguage([...listStudyPages(), ...listToolPages()]))
    await putBy(PUBLIC_PAGE_CACHE, path, assets);
  const { language } = readLanguage(location.pathname);
  await assets.putBy([
    searchIndexAddress(language, BUILD_VERSION),
    ...['terms', ...SECTION_GROUPS].map((name) => teachingAddress(name, language, BUILD_VERSION)),
  ]);
  // This page is stored last, so if it is present, everything else is stored too.
  await putBy(PUBLIC_PAGE_CACHE, pathIn(language, OFFLINE_PAGE), assets);
}

/** Lists these pages in the language of the open page, because the device stores a page in only one language. */
function listInPageLanguage(pages: readonly string[]): string[] {
  const { language } = readLanguage(location.pathname);
  return [...new Set(pages.map((page) => pathIn(language, readLanguage(page).path)))];
}

/** Pages to store on a visitor's device after the visitor opened one page of the group. */
const LOOKED_UP = { tools: listToolPages, cards: () => ['/cards'] } as const;

/**
 * Stores the pages of the tools or of the cards for a visitor who opened one of them. Rejects like `prepareForOffline`.
 */
export async function prepareLookUp(what: keyof typeof LOOKED_UP): Promise<void> {
  if (!(await startWorker())) return;
  const assets = await openAssets();
  await assets.putBy(loadedAssets());
  for (const path of listInPageLanguage(LOOKED_UP[what]())) await putBy(PUBLIC_PAGE_CACHE, path, assets);
}

/** Registers the service worker and waits until it is active. Returns false without service worker support. */
async function startWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  // A page that loaded before the worker was active is not controlled by it yet.
  if (!navigator.serviceWorker.controller) active?.postMessage(CLAIM);
  return true;
}

const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname, search }) => pathname + search);

interface Assets {
  /** Stores these files and all files to which they refer. Resolves once all are stored. */
  putBy: (paths: readonly string[]) => Promise<void>;
  has: (path: string) => boolean;
}

async function openAssets(): Promise<Assets> {
  const cache = await caches.open(ASSET_CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  return {
    has: (path) => kept.has(path),
    putBy: async (paths) => {
      for (const path of paths) {
        if (kept.has(path)) continue;
        const response = await fetch(path);
        if (!response.ok) continue;
        await cache.put(path, response);
        kept.add(path);
      }
    },
  };
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Header of a request that no user makes: the proxy counts no visit and does not change the user's language. */
const NO_VISIT = { purpose: 'prefetch' };

/**
 * Stores a page with all files that it needs. Uses the stored copy if it is fresh and belongs to this version of the
 * product; otherwise fetches a new copy.
 */
async function putBy(cacheName: string, path: string, assets: Assets): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  const keptText = isFresh(kept) ? await kept?.clone().text() : undefined;
  const isCurrent = keptText !== undefined && isOfThisProduct(keptText);
  const response = isCurrent && kept ? kept : await fetch(path, { credentials: 'same-origin', headers: NO_VISIT });
  // A redirect means that this user may no longer see the page.
  if (!response.ok || response.redirected) return;
  const named = (isCurrent && keptText ? keptText : await response.clone().text()).match(ASSETS_IN_PAGE) ?? [];
  const list = `${path}${ASSET_LIST}`;
  const known = await readList(cache, list);
  if (known?.named !== named.join() || !known.all.every(assets.has)) {
    const all = await followScripts(named);
    await assets.putBy(all);
    await cache.put(list, Response.json({ named: named.join(), all } satisfies AssetList));
  }
  if (response !== kept) await cache.put(path, response);
}

interface AssetList {
  /**
   * Paths of the files that the page itself names, joined into one string. If this string differs, the list belongs to
   * another version of the page.
   */
  named: string;
  /** Paths of all required files, including those named in the page's scripts. */
  all: string[];
}

const readList = async (cache: Cache, list: string): Promise<AssetList | undefined> =>
  (await cache.match(list))?.json() as Promise<AssetList | undefined>;

const isOfThisProduct = (html: string): boolean => html.includes(`data-build="${BUILD_VERSION}"`);

const isFresh = (kept: Response | undefined): boolean =>
  Date.now() - Date.parse(kept?.headers.get('date') ?? '') < FRESH_MS;

const followed = new Map<string, string[]>();

/** Lists these files and all scripts that they name, directly or indirectly. Reads each script once. */
async function followScripts(paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  // The loop also visits entries that are added to the set during the loop.
  for (const path of all) {
    if (!path.endsWith('.js')) continue;
    const names = followed.get(path) ?? (await (await fetch(path)).text()).match(SCRIPTS_IN_SCRIPT) ?? [];
    followed.set(path, names);
    for (const name of names) all.add(`/_next/${name}`);
  }
  return [...all];
}

/**
 * Deletes pages stored for another user. A session can end without a sign-out, and the next user must not see those
 * pages.
 */
export async function deletePagesOfOthers(): Promise<void> {
  const userId = userOf(accessToken())?.id ?? '';
  if (localStorage.getItem(CACHED_FOR) === userId) return;
  await deleteMemberPages();
  localStorage.setItem(CACHED_FOR, userId);
}

/** Deletes the stored pages of the signed-in user, which were rendered for that user. */
export async function deleteMemberPages(): Promise<void> {
  localStorage.removeItem(CACHED_FOR);
  if (!('caches' in window)) return;
  // This call also rejects in a private window that stores nothing.
  await caches.delete(MEMBER_PAGE_CACHE).catch(() => false);
  await deletePageVisits(MEMBER_PAGE_CACHE).catch((error: unknown) =>
    console.warn('The record of page visits could not be cleared:', error),
  );
}
