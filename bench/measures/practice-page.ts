import type { CDPSession, Page } from '@playwright/test';
import { signedInPage } from '@/bench/lib/browser';
import type { Measure } from '@/bench/lib/measure';
import { median, percentile, type Row } from '@/bench/lib/measure';
import { openBrowser } from '@/scripts/lib/open-browser';

/** Slower than this machine by so much is a cheap phone of three years ago. */
const CPU_SLOWDOWN = 4;
const QUESTIONS = 10;

/** Milliseconds from the press to the paint that shows it. */
const timePress = (page: Page, place: number): Promise<number> =>
  page.evaluate(
    (index) =>
      new Promise<number>((resolve) => {
        const option = document.querySelectorAll<HTMLElement>('main ul button[aria-pressed]')[index];
        const startedAt = performance.now();
        option?.click();
        // The first frame carries the change; the task after it runs once it was painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
      }),
    place,
  );

/** Requests that went over the network: what the browser or the service worker had already is none. */
async function countRequests(session: CDPSession): Promise<() => number> {
  let count = 0;
  const here = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => here.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) here.add(requestId);
    if (!here.has(requestId)) count += 1;
  });
  await session.send('Network.enable');
  return () => count;
}

async function practice(page: Page, requests: () => number): Promise<{ presses: number[]; between: number }> {
  const presses: number[] = [];
  let between = 0;
  let savedAt = requests();
  for (let place = 1; place <= QUESTIONS; place += 1) {
    await page.getByText(`Question ${place} of ${QUESTIONS}`).first().waitFor();
    if (place > 1) between += requests() - savedAt;
    presses.push(await timePress(page, place % 2));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^(Correct|Incorrect)$/ }).waitFor();
    await page.locator('[data-saving="saved"]').waitFor();
    savedAt = requests();
    // A press that comes sooner than anybody can read is not taken.
    await page.waitForTimeout(400);
    await page.keyboard.press('Enter');
  }
  return { presses, between };
}

const bytesRow = (what: string, bytes: number, most: number): Row => ({
  what,
  ours: `${bytes.toFixed(0)} B`,
  floor: `${most} B`,
  ratio: bytes / most,
  bar: { atMost: 1 },
});

/** Bytes of each answer that is saved, up and down, without headers. */
function watchAnswers(page: Page): { up: number[]; down: Promise<number>[] } {
  const sizes: ReturnType<typeof watchAnswers> = { up: [], down: [] };
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/test/answer')) return;
    sizes.up.push(response.request().postDataBuffer()?.length ?? 0);
    sizes.down.push(response.body().then((body) => body.length));
  });
  return sizes;
}

/** A function of the page that waits is not waited for by `waitForFunction`: what it returns at once, a promise, is true. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(async () => Boolean(await (await caches.open('public-pages')).match('/offline')));
  const deadline = Date.now() + 60_000;
  while (!(await isKept())) {
    if (Date.now() > deadline) throw new Error('Nothing was put by for offline use in a minute.');
    await page.waitForTimeout(200);
  }
}

/** From press to painted mark. */
const PRESS_MS = 50;

/** A practice test of ten on a slow phone: what it asks of the network, and how soon a press shows. */
export const practicePage: Measure = {
  name: 'practice-page',
  async run(lab) {
    const browser = await openBrowser();
    try {
      const page = await signedInPage(browser, lab, await lab.register());
      const session = await page.context().newCDPSession(page);
      await page.goto('/tests');
      // The first visit puts pages and questions by for offline use; a test costs what it costs after that.
      await untilKept(page);
      await page.goto('/tests');
      await page.waitForLoadState('networkidle');
      const requests = await countRequests(session);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
      await page.getByRole('button', { name: 'Start Test' }).click();
      const sizes = watchAnswers(page);
      const { presses, between } = await practice(page, requests);
      await page.getByRole('button', { name: 'Retake Test' }).waitFor();
      const worst = percentile(presses, 0.98);
      return [
        {
          what: `press to paint, CPU ${CPU_SLOWDOWN} times slower, worst`,
          ours: `${worst.toFixed(0)} ms`,
          floor: `${PRESS_MS} ms`,
          ratio: worst / PRESS_MS,
          bar: { atMost: 1 },
        },
        {
          what: 'requests of a practice test of ten, chooser to result',
          ours: String(requests()),
          floor: '16',
          ratio: requests() / 16,
          bar: { atMost: 1 },
        },
        {
          what: 'requests that save the answers of ten questions',
          ours: String(sizes.up.length),
          floor: String(QUESTIONS),
          ratio: sizes.up.length / QUESTIONS,
          bar: { atMost: 1 },
        },
        bytesRow('an answer, bytes up', Math.max(...sizes.up), 300),
        bytesRow('an answer, bytes down', median(await Promise.all(sizes.down)), 200),
        {
          what: 'requests between a question and the next',
          ours: String(between),
          floor: '0',
          ratio: between,
          bar: { atMost: 0 },
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
