import { openPage } from '@/bench/lib/browser';
import { limitRow, type Measure, milliseconds } from '@/bench/lib/measure';
import { openBrowser } from '@/scripts/lib/open-browser';

/** Network of 1.6 Mbit/s with a latency of 300 ms. */
const NETWORK = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const CPU_SLOWDOWN = 6;
const FIRST_QUESTION_MS = 4_000;
const EXPLANATION_MS = 6_000;

/**
 * Measures the landing page on a slow phone: the time until its question accepts a press, and until the answer is
 * explained.
 */
export const slowPhone: Measure = {
  name: 'slow-phone',
  async run({ url }) {
    const browser = await openBrowser();
    try {
      const page = await openPage(browser, url, { serviceWorkers: 'block' });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const startedAt = performance.now();
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('main').getByRole('radio').first().check();
      const first = performance.now() - startedAt;
      await page.getByRole('button', { name: 'Check my answer' }).click();
      await page.getByText(/^(That's right\.|Not quite\.)$/).waitFor();
      const explained = performance.now() - startedAt;
      return [
        limitRow('slow phone: landing page to a question that takes a press', first, FIRST_QUESTION_MS, milliseconds),
        limitRow('slow phone: landing page to the explanation', explained, EXPLANATION_MS, milliseconds),
      ];
    } finally {
      await browser.close();
    }
  },
};
