import {
  ASSET_CACHE,
  MEMBER_PAGE_CACHE,
  MEMBER_PAGES,
  OFFLINE_PAGE,
  PUBLIC_PAGE_CACHE,
  WORKER_PATH,
} from './offline-names';
import { userOf } from './token-claims';
import { accessToken } from './token-store';

/** A kept page is good for this long; visits renew it too. */
const FRESH_MS = 86_400_000;
const ASSETS_IN_PAGE = /\/_next\/static\/[^"'\\\s)]+/g;
/** The scripts that a script asks for when they are needed: a dialog must open without network too. */
const SCRIPTS_IN_SCRIPT = /static\/chunks\/[\w.~-]+\.js/g;

/**
 * Registers the service worker and puts by what a test needs, so that the first place without signal already works. Does
 * nothing where the browser has no service worker. Rejects where the browser keeps nothing: private windows and full disks.
 */
export async function prepareForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register(WORKER_PATH);
  await navigator.serviceWorker.ready;
  await forgetPagesOfOthers();
  await putBy(MEMBER_PAGE_CACHE, MEMBER_PAGES);
  await putByAssets(loadedAssets());
  // Last: where it is kept, everything is.
  await putBy(PUBLIC_PAGE_CACHE, [OFFLINE_PAGE]);
}

const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname, search }) => pathname + search);

async function putBy(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const path of paths) {
    if (isFresh(await cache.match(path))) continue;
    const response = await fetch(path, { credentials: 'same-origin' });
    // A redirect means that the page is somebody else's by now.
    if (!response.ok || response.redirected) continue;
    const page = await response.clone().text();
    await putByAssets(await followScripts(page.match(ASSETS_IN_PAGE) ?? []));
    await cache.put(path, response);
  }
}

const isFresh = (kept: Response | undefined): boolean =>
  Date.now() - Date.parse(kept?.headers.get('date') ?? '') < FRESH_MS;

const followed = new Set<string>();

/** The assets, and the scripts that they and those name; of what an earlier page has brought along, nothing again. */
async function followScripts(paths: readonly string[]): Promise<string[]> {
  const all = new Set(paths);
  // A set that grows while it is gone through is gone through to its end.
  for (const path of all) {
    if (!path.endsWith('.js') || followed.has(path)) continue;
    const script = await (await fetch(path)).text();
    for (const name of script.match(SCRIPTS_IN_SCRIPT) ?? []) all.add(`/_next/${name}`);
    followed.add(path);
  }
  return [...all];
}

async function putByAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSET_CACHE);
  for (const path of new Set(paths)) {
    if (await cache.match(path)) continue;
    const response = await fetch(path);
    if (response.ok) await cache.put(path, response);
  }
}

const KEPT_FOR = 'savedPagesFor';

/** A session can also end without a sign-out: what was kept for one person is not for the next on this device. */
export async function forgetPagesOfOthers(): Promise<void> {
  const userId = userOf(accessToken())?.id ?? '';
  if (localStorage.getItem(KEPT_FOR) === userId) return;
  await forgetMemberPages();
  localStorage.setItem(KEPT_FOR, userId);
}

/** At sign-out: the kept pages were rendered for the person who is leaving, and nothing here names them any more. */
export async function forgetMemberPages(): Promise<void> {
  localStorage.removeItem(KEPT_FOR);
  if (!('caches' in window)) return;
  // Where a private window keeps nothing, it also refuses to be asked.
  await caches.delete(MEMBER_PAGE_CACHE).catch(() => false);
}
