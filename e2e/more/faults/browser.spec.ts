import { setTimeout as sleep } from 'node:timers/promises';
import { signInAsAdmin } from '@/e2e/fixtures/admin';
import { answerByKeyboard, expectNothingLost, saved, startPractice } from '@/e2e/fixtures/attempt';
import { letIn, shutOut, withOwner } from '@/e2e/fixtures/database';
import { expect, expectConsoleErrors, test } from '@/e2e/fixtures/test';
import { endRoute } from '../../fixtures/routes';

/** Pages while the product is down or after a newer build has replaced it. */

const OUTAGE_MS = process.env.FAULTS_LONG ? 60_000 : 3_000;

test('F5: a learner keeps answering while the database is down, and every answer arrives after it is back', async ({
  signedIn: page,
}, testInfo) => {
  // Prefetched pages cannot be rendered without the database and return 500.
  expectConsoleErrors(testInfo, /50[03]/);
  await startPractice(page);
  for (let place = 1; place <= 3; place += 1) await answerByKeyboard(page, place, 10);
  await shutOut();
  try {
    for (let place = 4; place <= 8; place += 1) await answerByKeyboard(page, place, 10);
    await expect(page.getByText('Saved on this device').first()).toBeVisible();
    await sleep(OUTAGE_MS);
  } finally {
    await letIn();
  }
  for (let place = 9; place <= 10; place += 1) await answerByKeyboard(page, place, 10);
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeHidden({ timeout: 60_000 });
  await expectNothingLost(page, 10);
});

test('F27: a page of the previous version reloads once after a deployment and keeps unsent answers', async ({
  signedIn: page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /404|ERR_FAILED|Refused to execute script/);
  const askForGone = () =>
    page.evaluate(() => {
      const part = document.createElement('script');
      part.src = '/_next/static/chunks/of-the-version-before.js';
      document.body.append(part);
    });
  await startPractice(page);
  await page.route('**/api/test/answer', (route) => route.abort());
  await answerByKeyboard(page, 1, 10);
  await Promise.all([page.waitForEvent('load'), askForGone()]);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await endRoute(page, '**/api/test/answer');
  await expect(page.getByText('Question 2 of 10').first()).toBeVisible();
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  // The page must not reload again. The new build does not have the file either, so the page would reload forever.
  await askForGone();
  await sleep(1_000);
  expect(loads).toBe(0);
});

test('pages that fail to load state what failed, and load on the next try', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /500/, /React error #441/);
  await signInAsAdmin(page);
  for (const [path, table, wording] of [
    ['/favorites', 'favorites', 'Failed to load favorites. Please try again.'],
    ['/admin/sections', 'sections', 'Failed to load sections'],
    ['/admin/questions', 'sections', 'Failed to load data'],
  ] as const) {
    const rename = (from: string, to: string) =>
      withOwner(async (client) => void (await client.query(`ALTER TABLE ${from} RENAME TO ${to}`)));
    await rename(table, `${table}_away`);
    try {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: wording, exact: true }), path).toBeVisible();
    } finally {
      await rename(`${table}_away`, table);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(wording, { exact: true }), path).toHaveCount(0);
  }
});
