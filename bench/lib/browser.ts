import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Member, register } from './lab';

const PHONE = { width: 390, height: 780 };

/** Opens a phone-sized page with an empty cache. */
export const openPage = async (browser: Browser, url: string, more: object = {}): Promise<Page> =>
  (await browser.newContext({ baseURL: url, viewport: PHONE, ...more })).newPage();

/** Opens a page on which a new member is signed in. */
export async function openMemberPage(browser: Browser, url: string): Promise<Page> {
  const { email, password } = await register(url);
  const page = await openPage(browser, url);
  const response = await page.request.post('/auth/login', { data: { email, password } });
  const { accessToken, refreshToken } = ((await response.json()) as { data: Member }).data;
  const tokens = Object.entries({ accessToken, refreshToken });
  await page.context().addInitScript((all) => {
    for (const [name, token] of all) localStorage.setItem(name, token);
  }, tokens);
  return page;
}

export interface Traffic {
  requests: number;
  bytes: number;
}

/** Counts network traffic, excluding responses from the browser's cache or its service worker. */
export async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic = { requests: 0, bytes: 0 };
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId);
    if (!cached.has(requestId)) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId)) traffic.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}
