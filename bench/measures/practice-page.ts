import type { Page } from '@playwright/test';
import { openBrowser, signedInPage } from '@/bench/lib/browser';
import type { Measure } from '@/bench/lib/measure';
import { median, percentile, type Row } from '@/bench/lib/measure';

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

async function practice(page: Page): Promise<{ presses: number[]; between: number }> {
  const presses: number[] = [];
  let between = 0;
  const count = () => {
    between += 1;
  };
  for (let place = 1; place <= QUESTIONS; place += 1) {
    await page.getByText(`Question ${place} of ${QUESTIONS}`).first().waitFor();
    page.off('request', count);
    presses.push(await timePress(page, place % 2));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^(Correct|Incorrect)$/ }).waitFor();
    await page.locator('[data-saving="saved"]').waitFor();
    page.on('request', count);
    await page.keyboard.press('Enter');
  }
  page.off('request', count);
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
      await page.waitForFunction(async () => Boolean(await (await caches.open('public-pages')).match('/offline')));
      await page.goto('/tests');
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!request.url().includes('/_next/static/')) requests.push(`${request.method()} ${request.url()}`);
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
      await page.getByRole('button', { name: 'Start Test' }).click();
      const sizes = watchAnswers(page);
      const { presses, between } = await practice(page);
      await page.getByRole('button', { name: 'Retake Test' }).waitFor();
      const worst = percentile(presses, 0.98);
      return [
        {
          what: `press to paint, CPU ${CPU_SLOWDOWN} times slower, worst`,
          ours: `${worst.toFixed(0)} ms`,
          floor: '100 ms',
          ratio: worst / 100,
          bar: { atMost: 1 },
        },
        {
          what: 'requests of a practice test of ten, chooser to result',
          ours: String(requests.length),
          floor: '16',
          ratio: requests.length / 16,
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
          ours: String(between - 1),
          floor: '0 (1 finishes)',
          ratio: Math.max(0, between - 1),
          bar: { atMost: 0 },
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
