import {
  CacheableResponsePlugin,
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  Serwist,
  type SerwistPlugin,
} from 'serwist';
import { MEMBER_PAGE_CACHE } from '@/lib/browser/offline/member-page-cache';
import {
  ASSET_CACHE,
  CLAIM,
  isAsset,
  isMemberPage,
  OFFLINE_PAGE,
  PUBLIC_PAGE_CACHE,
} from '@/lib/browser/offline/names';
import { pathIn, readLanguage } from '@/lib/kernel/language';
import { isCachedPublicPage } from '@/lib/kernel/pages';

/**
 * Caches the test pages, the study guides and their code for use without a network. Loads pages from the network first,
 * so that an online user never sees an outdated version. Does not intercept endpoints, because unsent answers have
 * their own queue.
 */

/** Seconds that a page may take before its cached copy is shown. */
const PATIENCE_SECONDS = 4;

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
/** Treats a server error like a missing network, because a server that restarts responds with errors. */
const failsOnServerError: SerwistPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return response;
  },
};
/**
 * Stores one entry per page and ignores the query. Otherwise ten practiced topics would evict the result page from the
 * cache.
 */
const cachedByPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};
const STARTING = /<(?:script|link)\b[^>]*\s(?:src|href)="(\/_next\/static\/[^"]+\.(?:js|css))"[^>]*>/g;
/**
 * Serves a cached page only if its scripts are cached too, because a page without scripts would not react to presses.
 * The offline page is shown instead and reloads by itself.
 */
const onlyWhole: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const page = (await cachedResponse?.clone().text()) ?? '';
    const needed = [...page.matchAll(STARTING)].flatMap(([tag, path]) =>
      /nomodule/i.test(tag) || !path ? [] : [path],
    );
    const assets = await caches.open(ASSET_CACHE);
    const found = await Promise.all(needed.map((path) => assets.match(path)));
    return found.every(Boolean) ? cachedResponse : null;
  },
};
/**
 * Responds for a page that is not cached: redirects to the Spanish version of the page if that is cached, because the
 * installed app starts at an English path; otherwise shows the offline page.
 */
const offlinePage: SerwistPlugin = {
  handlerDidError: async ({ request }) => {
    const { origin, pathname, search } = new URL(request.url);
    const { language } = readLanguage(pathname);
    const inSpanish = pathIn('es', pathname);
    if (language === 'en' && inSpanish !== pathname && (await caches.match(origin + inSpanish))) {
      return Response.redirect(inSpanish + search);
    }
    return (await caches.match(pathIn(language, OFFLINE_PAGE))) ?? caches.match(OFFLINE_PAGE);
  },
};

const pages = (cacheName: string, maxEntries: number) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [cachedByPath, onlyWhole, failsOnServerError, onlyGood, new ExpirationPlugin({ maxEntries }), offlinePage],
  });

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
      handler: new CacheFirst({
        cacheName: ASSET_CACHE,
        plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 400 })],
      }),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isMemberPage(url.pathname) && !url.searchParams.has('attempt'),
      handler: pages(MEMBER_PAGE_CACHE, 16),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isCachedPublicPage(url.pathname),
      handler: pages(PUBLIC_PAGE_CACHE, 80),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: new NetworkOnly({ plugins: [offlinePage] }),
    },
  ],
});

declare const self: ServiceWorkerGlobalScope;
self.addEventListener('message', (event) => {
  if (event.data === CLAIM) event.waitUntil(self.clients.claim());
});
serwist.addEventListeners();
