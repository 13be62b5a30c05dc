import type { BrowserContext, Page } from '@playwright/test';
import { signedInPage } from '@/bench/lib/browser';
import type { Measure, Row } from '@/bench/lib/measure';
import { countVisit, openWithoutCache, type Traffic } from '@/bench/lib/traffic';
import { openBrowser } from '@/scripts/lib/open-browser';

const MOST_REQUESTS = 12;
const MOST_BYTES = 160_000;

export const firstQuestion = (page: Page): Promise<void> => page.getByText('Question 1 of 10').first().waitFor();

const open = (page: Page): Promise<Traffic> => countVisit(page, '/test', () => firstQuestion(page));

export async function startTest(page: Page): Promise<BrowserContext> {
  await page.goto('/tests');
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await firstQuestion(page);
  return page.context();
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
