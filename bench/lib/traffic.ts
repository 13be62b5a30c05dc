import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a page that has nothing more to fetch is left alone for; what it puts by for offline use begins after three seconds. */
const QUIET_MS = 2_000;

export interface Traffic {
  requests: number;
  bytes: number;
}

/** What came over the network: nothing that the browser or its service worker had. */
async function watch(session: CDPSession): Promise<Traffic> {
  const traffic = { requests: 0, bytes: 0 };
  const here = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => here.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) here.add(requestId);
    if (!here.has(requestId)) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!here.has(requestId)) traffic.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

/** Goes to the address, waits until what it is for is there, and then until nothing more is fetched. */
export async function countVisit(page: Page, path: string, isThere: () => Promise<void>): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watch(session);
  await page.goto(path);
  await isThere();
  await page.waitForTimeout(QUIET_MS);
  await session.detach();
  return { ...traffic };
}

/** A browser that has only what tells which account it is and which test is under way. */
export async function openWithoutCache(browser: Browser, context: BrowserContext, url: string): Promise<Page> {
  const storageState = await context.storageState();
  const cold = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 780 }, storageState });
  return cold.newPage();
}
