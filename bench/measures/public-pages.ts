import type { Browser } from '@playwright/test';
import { openPage, type Traffic, watchTraffic } from '@/bench/lib/browser';
import { limitRow, type Measure, milliseconds, type Row } from '@/bench/lib/measure';
import { openBrowser } from '@/scripts/lib/open-browser';

const PAGES = ['/', '/study/core', '/glossary'];
const MOST = { bytes: 60_000, requests: 8, blockingMs: 30 };
/** Factor by which the processor is slowed down, the same as in Lighthouse. */
const CPU_SLOWDOWN = 4;
/** Milliseconds of a task that do not count as blocking time; only the rest of the task counts. */
const LONG_TASK_MS = 50;

/** Visits a page for the first time, and waits until nothing is loading. */
async function visit(browser: Browser, url: string, path: string): Promise<Traffic & { blockingMs: number }> {
  const page = await openPage(browser, url, { serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { longTasks: durations });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    });
    observer.observe({ type: 'longtask', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(path, { waitUntil: 'networkidle' });
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  await page.context().close();
  return { ...traffic, blockingMs: tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK_MS), 0) };
}

/** Measures the first visit to a text page: bytes, requests, and blocking time. */
export const publicPages: Measure = {
  name: 'public-pages',
  async run({ url }) {
    const browser = await openBrowser();
    try {
      const rows: Row[] = [];
      for (const path of PAGES) {
        const { bytes, requests, blockingMs } = await visit(browser, url, path);
        rows.push(
          limitRow(`${path}, first visit, bytes`, bytes, MOST.bytes),
          limitRow(`${path}, first visit, requests`, requests, MOST.requests),
          limitRow(`${path}, first visit, blocking time`, blockingMs, MOST.blockingMs, milliseconds),
        );
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};
