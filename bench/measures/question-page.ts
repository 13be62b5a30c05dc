import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { signedInPage } from '@/bench/lib/browser';
import type { Measure, Row } from '@/bench/lib/measure';
import { openBrowser } from '@/scripts/lib/open-browser';

/** What a page that has nothing more to fetch is left alone for; what it puts by for offline use begins after three seconds. */
const QUIET_MS = 2_000;
const MOST_REQUESTS = 12;
const MOST_BYTES = 160_000;

interface Traffic {
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

async function open(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watch(session);
  await page.goto('/test');
  await page.getByText('Question 1 of 10').first().waitFor();
  await page.waitForTimeout(QUIET_MS);
  await session.detach();
  return { ...traffic };
}

async function startTest(page: Page): Promise<BrowserContext> {
  await page.goto('/tests');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByText('Question 1 of 10').first().waitFor();
  return page.context();
}

/** A browser that has only what tells who somebody is and which test is under way. */
async function openWithoutCache(browser: Browser, context: BrowserContext, url: string): Promise<Page> {
  const storageState = await context.storageState();
  const cold = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 780 }, storageState });
  return cold.newPage();
}

const row = (what: string, ours: string, ratio: number, floor: string): Row => ({
  ...{ what, ours, floor, ratio },
  bar: { atMost: 1 },
});

/** The page of a question in the middle of a practice test: with an empty cache, and once more. */
export const questionPage: Measure = {
  name: 'question-page',
  async run(lab) {
    const browser = await openBrowser();
    try {
      const started = await startTest(await signedInPage(browser, lab, await lab.register()));
      const page = await openWithoutCache(browser, started, lab.url);
      const cold = await open(page);
      const warm = await open(page);
      const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
      return [
        row(
          'page of a question, first visit, requests',
          String(cold.requests),
          cold.requests / MOST_REQUESTS,
          String(MOST_REQUESTS),
        ),
        row(
          'page of a question, first visit, bytes',
          kilobytes(cold.bytes),
          cold.bytes / MOST_BYTES,
          kilobytes(MOST_BYTES),
        ),
        row('page of a question, once more, requests', String(warm.requests), warm.requests, '1'),
      ];
    } finally {
      await browser.close();
    }
  },
};
