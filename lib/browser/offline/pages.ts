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

/** A kept page is good for this long; visits renew it too. */
const FRESH_MS = DAY_MS;
const ASSETS_IN_PAGE = /\/_next\/static\/[^"'\\\s)]+/g;
/** The scripts that a script asks for when they are needed: a dialog must open without network too. */
const SCRIPTS_IN_SCRIPT = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Registers the service worker and keeps what a test needs, the study guides and the tools, so that the first place without signal already works. Looks at each
 * page and each of its files, and so goes on where a visit before has been broken off. Does nothing where the browser has no
 * service worker. Rejects where the browser keeps nothing (private windows, full disks) and where the network goes away.
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
  // Last: where it is kept, everything is.
  await putBy(PUBLIC_PAGE_CACHE, OFFLINE_PAGE, assets);
}

/** What a visitor's device keeps once one of its pages was opened. */
const LOOKED_UP = { tools: listToolPages, cards: () => ['/cards'] } as const;

/** Keeps the tools or the cards, and nothing else, for a visitor who has opened them. Rejects as `prepareForOffline`. */
export async function prepareLookUp(what: keyof typeof LOOKED_UP): Promise<void> {
  if (!(await startWorker())) return;
  const assets = await openAssets();
  await assets.putBy(loadedAssets());
  for (const path of LOOKED_UP[what]()) await putBy(PUBLIC_PAGE_CACHE, path, assets);
}

/** False where the browser has no service worker. */
async function startWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  // A page that loads while the worker comes up is passed over by it.
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
  /** What a page needs, whatever it names and whatever those name; written down beside the page once all of it is kept. */
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

/** Keeps a page with all its files: the kept one where it is fresh and of this very product, else a new one. */
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
  /** What the page names, so that a list of another version of it is recognized. */
  named: string;
  /** With what its scripts name. */
  all: string[];
}

const readList = async (cache: Cache, list: string): Promise<AssetList | undefined> =>
  (await cache.match(list))?.json() as Promise<AssetList | undefined>;

const isOfThisProduct = (html: string): boolean => html.includes(`data-build="${BUILD_VERSION}"`);

const isFresh = (kept: Response | undefined): boolean =>
  Date.now() - Date.parse(kept?.headers.get('date') ?? '') < FRESH_MS;

const followed = new Map<string, string[]>();

/** The assets, and the scripts that they and those name; each is read once. */
async function followScripts(paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  // A set that grows while it is gone through is gone through to its end.
  for (const path of all) {
    if (!path.endsWith('.js')) continue;
    const names = followed.get(path) ?? (await (await fetch(path)).text()).match(SCRIPTS_IN_SCRIPT) ?? [];
    followed.set(path, names);
    for (const name of names) all.add(`/_next/${name}`);
  }
  return [...all];
}

const KEPT_FOR = 'savedPagesFor';

/** A session can also end without a sign-out: what was kept for one person is not for the next on this device. */
export async function deletePagesOfOthers(): Promise<void> {
  const userId = userOf(accessToken())?.id ?? '';
  if (localStorage.getItem(KEPT_FOR) === userId) return;
  await deleteMemberPages();
  localStorage.setItem(KEPT_FOR, userId);
}

/** At sign-out: the kept pages were rendered for the person who is leaving, and nothing here names them any more. */
export async function deleteMemberPages(): Promise<void> {
  localStorage.removeItem(KEPT_FOR);
  if (!('caches' in window)) return;
  // Where a private window keeps nothing, it also refuses to be asked.
  await caches.delete(MEMBER_PAGE_CACHE).catch(() => false);
  await deletePageVisits(MEMBER_PAGE_CACHE).catch((error: unknown) =>
    console.warn('When pages were opened here could not be cleared:', error),
  );
}
