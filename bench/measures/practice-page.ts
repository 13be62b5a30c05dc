import type { Page } from '@playwright/test';
import { openMemberPage, type Traffic, watchTraffic } from '@/bench/lib/browser';
import { limitRow, type Measure, milliseconds } from '@/bench/lib/measure';
import { openBrowser } from '@/scripts/lib/open-browser';

const PRESS_MS = 60;
/** Factor by which the processor is slowed down, to the speed of a cheap phone of three years ago. */
const CPU_SLOWDOWN = 4;
const QUESTIONS = 10;

/** Returns the milliseconds from a press to the paint that shows its effect. */
const timePress = (page: Page, place: number): Promise<number> =>
  page.evaluate(
    (index) =>
      new Promise<number>((resolve) => {
        const option = document.querySelectorAll<HTMLElement>('main ul button[aria-pressed]')[index];
        const startedAt = performance.now();
        option?.click();
        // The change is in the first frame. The task queued in that frame runs after it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
      }),
    place,
  );

async function practice(page: Page, traffic: Traffic): Promise<{ presses: number[]; between: number }> {
  const presses: number[] = [];
  let between = 0;
  let savedAt = traffic.requests;
  for (let place = 1; place <= QUESTIONS; place += 1) {
    await page.getByText(`Question ${place} of ${QUESTIONS}`).first().waitFor();
    if (place > 1) between += traffic.requests - savedAt;
    presses.push(await timePress(page, place % 2));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^(Correct|Incorrect)$/ }).waitFor();
    await page.locator('[data-saving="saved"]').waitFor();
    savedAt = traffic.requests;
    // The page ignores a press in the first moment after new content.
    await page.waitForTimeout(400);
    await page.keyboard.press('Enter');
  }
  return { presses, between };
}

/** Waits until the offline caching after a first visit is finished, so that its traffic is not counted. */
async function waitForOfflineCopies(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => Boolean(await (await caches.open('public-pages')).match('/offline')));
  while (!(await isCached())) await page.waitForTimeout(200);
}

/** Measures a practice test of ten questions on a slow phone: latency of presses, and network requests. */
export const practicePage: Measure = {
  name: 'practice-page',
  async run({ url }) {
    const browser = await openBrowser();
    try {
      const page = await openMemberPage(browser, url);
      const session = await page.context().newCDPSession(page);
      await page.goto('/tests');
      await waitForOfflineCopies(page);
      await page.goto('/tests');
      await page.waitForLoadState('networkidle');
      const traffic = await watchTraffic(session);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
      await page.getByRole('button', { name: 'Start Test' }).click();
      const { presses, between } = await practice(page, traffic);
      await page.getByRole('button', { name: 'Retake Test' }).waitFor();
      return [
        limitRow(
          `press to paint, CPU ${CPU_SLOWDOWN} times slower, worst of ten`,
          Math.max(...presses),
          PRESS_MS,
          milliseconds,
        ),
        limitRow('requests between a question and the next', between, 0),
      ];
    } finally {
      await browser.close();
    }
  },
};
