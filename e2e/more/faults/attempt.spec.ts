import { answerByKeyboard, expectNothingLost, saved, startPractice } from '@/e2e/fixtures/attempt';
import { killDatabase, killServer } from '@/e2e/fixtures/processes';
import { expect, expectConsoleErrors, test } from '@/e2e/fixtures/test';

test('answers survive the killing of the server and of the database during a test', async ({
  signedIn: page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /Failed to load resource/);
  await startPractice(page);
  await answerByKeyboard(page, 1, 10);
  killServer();
  await answerByKeyboard(page, 2, 10);
  await answerByKeyboard(page, 3, 10);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  killDatabase();
  await answerByKeyboard(page, 4, 10);
  await answerByKeyboard(page, 5, 10);
  await expect(saved(page)).toBeVisible({ timeout: 60_000 });
  await page.reload();
  for (let place = 6; place <= 9; place += 1) await answerByKeyboard(page, place, 10);
  killServer();
  await answerByKeyboard(page, 10, 10);
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator('[data-delivery="saved"]')).toBeVisible({ timeout: 60_000 });
  await expectNothingLost(page, 10);
});
