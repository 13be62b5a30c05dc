import { userOf } from '@/lib/browser/session/token-claims';
import { accessToken } from '@/lib/browser/session/token-store';
import { BUILD_VERSION } from '@/lib/kernel/build-version';
import { listKeptMemberPages, listStudyPages, listToolPages } from '@/lib/kernel/pages';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { DAY_MS } from '@/lib/kernel/time';
import {
  ASSET_CACHE,
  ASSET_LIST,
  CLAIM,
  MEMBER_PAGE_CACHE,
  OFFLINE_PAGE,
  PUBLIC_PAGE_CACHE,
  searchIndexAddress,
  teachingAddress,
  WORKER_PATH,
} from './names';
import { deletePageVisits } from './page-visits';

/** The age up to which a stored page is fresh; visits renew it too. */
const FRESH_MS = DAY_MS;
const ASSETS_IN_PAGE = /\/_next\/static\/[^"'\\\s)]+/g;
/** Scripts that a script loads on demand: a dialog must open without a network too. */
const SCRIPTS_IN_SCRIPT = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Registers the service worker and stores the pages of a test, the study guides and the tools, so that the first place
 * without signal already works. Checks each page and each of its files, and so continues an interrupted visit. Does
 * nothing without service worker support. Rejects when the browser stores nothing (private windows, full disks) and
 * when the network is lost.
 */
export async function prepareForOffline(): Promise<void> {
  if (!(await startWorker())) return;
  await deletePagesOfOthers();
  const assets = await openAssets();
  for (const path of listKeptMemberPages()) await putBy(MEMBER_PAGE_CACHE, path, assets);
  await assets.putBy(loadedAssets());
  for (const path of [...listStudyPages(), ...listToolPages()]) await putBy(PUBLIC_PAGE_CACHE, path, assets);
  await assets.putBy([
    searchIndexAddress(BUILD_VERSION),
    ...['terms', ...SECTION_GROUPS].map((name) => teachingAddress(name, BUILD_VERSION)),
  ]);
  // Stored last: its presence means that everything is stored.
  await putBy(PUBLIC_PAGE_CACHE, OFFLINE_PAGE, assets);
}

/** Pages stored on a visitor's device after one of them was opened. */
const LOOKED_UP = { tools: listToolPages, cards: () => ['/cards'] } as const;

/**
 * Stores the tools or the cards, and nothing else, for a visitor who has opened them. Rejects as `prepareForOffline`.
 */
export async function prepareLookUp(what: keyof typeof LOOKED_UP): Promise<void> {
  if (!(await startWorker())) return;
  const assets = await openAssets();
  await assets.putBy(loadedAssets());
  for (const path of LOOKED_UP[what]()) await putBy(PUBLIC_PAGE_CACHE, path, assets);
}

/** Returns false without service worker support. */
async function startWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  // A page that loads while the worker starts is not controlled by it.
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
  /** Stores the files that a page names and those that they name; the list is stored beside the page once all are. */
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

/** Stores a page with all its files: the stored one if it is fresh and of this very version, else a new one. */
async function putBy(cacheName: string, path: string, assets: Assets): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  const keptText = isFresh(kept) ? await kept?.clone().text() : undefined;
  const isCurrent = keptText !== undefined && isOfThisProduct(keptText);
  const response = isCurrent && kept ? kept : await fetch(path, { credentials: 'same-origin' });
  // A redirect means that the page belongs to another user by now.
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
  /** Files that the page names, to recognize a list of another version. */
  named: string;
  /** All files, including those that its scripts name. */
  all: string[];
}

const readList = async (cache: Cache, list: string): Promise<AssetList | undefined> =>
  (await cache.match(list))?.json() as Promise<AssetList | undefined>;

const isOfThisProduct = (html: string): boolean => html.includes(`data-build="${BUILD_VERSION}"`);

const isFresh = (kept: Response | undefined): boolean =>
  Date.now() - Date.parse(kept?.headers.get('date') ?? '') < FRESH_MS;

const followed = new Map<string, string[]>();

/** Follows the scripts that assets and scripts name; each is read once. */
async function followScripts(paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  // The loop also visits entries added to the set meanwhile.
  for (const path of all) {
    if (!path.endsWith('.js')) continue;
    const names = followed.get(path) ?? (await (await fetch(path)).text()).match(SCRIPTS_IN_SCRIPT) ?? [];
    followed.set(path, names);
    for (const name of names) all.add(`/_next/${name}`);
  }
  return [...all];
}

const KEPT_FOR = 'savedPagesFor';

/** Deletes pages of another person. A session can end without a sign-out, and the next person must not see them. */
export async function deletePagesOfOthers(): Promise<void> {
  const userId = userOf(accessToken())?.id ?? '';
  if (localStorage.getItem(KEPT_FOR) === userId) return;
  await deleteMemberPages();
  localStorage.setItem(KEPT_FOR, userId);
}

/**
 * Deletes stored pages at sign-out: they were rendered for the person who is leaving, and nothing here identifies that
 * person any more.
 */
export async function deleteMemberPages(): Promise<void> {
  localStorage.removeItem(KEPT_FOR);
  if (!('caches' in window)) return;
  // A private window that stores nothing also rejects this call.
  await caches.delete(MEMBER_PAGE_CACHE).catch(() => false);
  await deletePageVisits(MEMBER_PAGE_CACHE).catch((error: unknown) =>
    console.warn('When pages were opened here could not be cleared:', error),
  );
}
