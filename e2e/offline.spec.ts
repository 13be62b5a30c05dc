import { answerByKeyboard, expectNothingLost, startPractice } from './fixtures/attempt';
import { untilReadyOffline } from './fixtures/offline';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

test('a learner practices a cached section offline, and the answers arrive later', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|Failed to fetch RSC payload/);
  await startPractice(page);
  await answerByKeyboard(page, 1, 10);
  // The device has now cached everything that a test needs, and more questions of the section.
  await untilReadyOffline(page);

  await context.setOffline(true);
  await page.goto('/tests');
  await expect(page.getByRole('heading', { name: 'Choose a test' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Core/ }).check({ force: true });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await page.getByRole('button', { name: 'Start the new test' }).click();
  for (let place = 1; place <= 5; place += 1) await answerByKeyboard(page, place, 10);
  await page.reload();
  for (let place = 6; place <= 10; place += 1) await answerByKeyboard(page, place, 10);
  await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
  await expect(page.getByText('Saved on this device, will sync when the network is back.')).toBeVisible();
  await expectNoAxeViolations(page);

  // Study guides are cached even if they were never opened.
  await page.goto('/study');
  await page
    .locator('main')
    .getByRole('link', { name: /^Type III/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Type III/ })).toBeVisible();
  await expectNoAxeViolations(page);

  // The other section is not cached, and a page that needs the network says so.
  await page.goto('/tests');
  await page.getByRole('checkbox', { name: /^Core/ }).uncheck({ force: true });
  await page.getByRole('checkbox', { name: /^Type III/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText('Failed to load random questions')).toBeVisible();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'My Favorite Questions' })).toBeVisible();
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'My Statistics' })).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The study guides' })).toHaveAttribute('href', '/study');
  await expectNoAxeViolations(page);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'My Reports', level: 1 })).toBeVisible();
  await page.goto('/results');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))), {
      timeout: 20_000,
    })
    .toEqual([]);
  await expect(page.getByText('Saved on this device, will sync when the network is back.')).toHaveCount(0);
  await expectNothingLost(page, 10);
});
