import type { Page } from '@playwright/test';
import { choose, compareWithServer, readAttempt, saved, seeVerdict } from './fixtures/attempt';
import { passDays } from './fixtures/days';
import { doOneSet, readPlan, rememberZone, startButton } from './fixtures/plan';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Lessons: the sets of today's plan, with their questions, the repetition of missed questions, and the last page. */

test.use({ viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');
const bar = async (page: Page) => {
  const progress = main(page).getByRole('progressbar', { name: 'Progress' });
  return progress.evaluate((element: HTMLProgressElement) => element.value / element.max);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Simulates Chromium's offer to install the app, after one earlier lesson on this device. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('coldpass.lessons-done', 'an-earlier-one');
    const prompt = async () => document.body.setAttribute('data-installed', '');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

async function beginLesson(page: Page): Promise<number> {
  await page.goto('/today');
  await untilReady(page);
  await startButton(page).click();
  await expect(
    main(page)
      .getByText(/^Question 1 of/)
      .first(),
  ).toBeVisible();
  return (await readAttempt(page)).questions.length;
}

/** Answers all questions except the last one, the first `misses` of them wrong. */
async function answerAllButLast(page: Page, total: number, misses: number): Promise<void> {
  for (let place = 1; place < total; place += 1) {
    await choose(page, place > misses);
    await press(page, 'Submit Answer');
    await seeVerdict(page);
    await press(page, 'Next Question');
    await expect(
      main(page)
        .getByText(`Question ${place + 1} of ${total}`)
        .first(),
    ).toBeVisible();
  }
}

test('a lesson starts with questions missed before, repeats newly missed questions, and ends with the next step', async ({
  signedIn: page,
  account,
}) => {
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  });
  await rememberZone(page);
  await doOneSet(page);
  await passDays(account.userId, 1);
  const { today } = await readPlan(page);
  expect(today.sets[0]?.reason).toMatch(/^[1-4] you missed, \d+ new in /);
  for (const { questionCount } of today.sets.filter(({ id }) => id !== 'mistakes')) {
    expect(questionCount).toBeGreaterThanOrEqual(10);
    expect(questionCount).toBeLessThanOrEqual(12);
  }

  const total = await beginLesson(page);
  expect(await bar(page)).toBe(0);
  await answerAllButLast(page, total, 2);
  expect(await bar(page)).toBeCloseTo((total - 3) / total, 5);
  await choose(page, true);
  await press(page, 'Submit Answer');
  await seeVerdict(page);
  await press(page, 'Next Question');

  await expect(page.getByRole('heading', { level: 1, name: 'Once more: 1 of 2' })).toBeVisible();
  const felt = await page.evaluate(() => (window as unknown as { felt: number[][] }).felt.map(({ length }) => length));
  expect(felt).toEqual([3, 3, ...Array(total - 2).fill(1)]);
  await offerInstall(page);
  await expectNoAxeViolations(page);
  for (const name of ['Next Question', 'Finish Test']) {
    await page.locator('[data-option]').first().click();
    await press(page, 'Submit Answer');
    await seeVerdict(page);
    if (name === 'Finish Test') expect(await bar(page)).toBe(1);
    await press(page, name);
  }

  await expect(page).toHaveURL(/\/results$/);
  const end = main(page);
  await expect(end.getByRole('heading', { name: `Lesson done: ${total - 2} of ${total} right` })).toBeVisible();
  await expect(end.getByText('Study days in a row: 2')).toBeVisible();
  await expect(end.getByText(/^Next today: \d/)).toBeVisible();
  await expect(end.getByText(/more new questions? to go$/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, 'Add to home screen');
  await expect(page.locator('[data-installed]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /on your home screen$/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeHidden();
  await page.getByText('Your score and answers').click();
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  // The repetition of missed questions does not change the score.
  expect((await compareWithServer(page)).result.score).toMatchObject({ answered: total, correct: total - 2, total });
  await press(page, 'Next lesson');
  await expect(page.getByRole('heading', { level: 1, name: /^Question 1 of \d+ \(0%\)$/ })).toBeVisible();
});

test('a lesson can end offline, and its last page omits the figures of the server until the device is online', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await rememberZone(page);
  const total = await beginLesson(page);
  await answerAllButLast(page, total, 0);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await choose(page, true);
  await press(page, 'Submit Answer');
  await seeVerdict(page);
  await press(page, 'Finish Test');
  await expect(main(page).getByRole('heading', { name: `Lesson done: ${total} of ${total} right` })).toBeVisible();
  await expect(main(page).getByText('Study days in a row: 1')).toBeVisible();
  await expect(main(page).getByText(/^Next today: /)).toBeVisible();
  await expect(main(page).getByText(/to go$/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(
    main(page)
      .getByText(/to go$/)
      .first(),
  ).toBeVisible({ timeout: 60_000 });
});
