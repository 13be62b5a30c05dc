import { DAY_MS } from '@/lib/kernel/time';
import { bearer, signInAsAdmin } from './fixtures/admin';
import { passDays } from './fixtures/days';
import { rememberZone } from './fixtures/plan';
import { seeOnlySpanish } from './fixtures/spanish';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const CORE = 6;
const TYPE_II = 4;

const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('Today asks a learner once for the exam result, after the exam date', async ({
  signedIn: page,
  account,
}, testInfo) => {
  // The server returns 400 if the number of right answers contradicts the outcome (passed or not passed).
  expectConsoleErrors(testInfo, /status of 400/);
  const headers = bearer(account.accessToken);
  await rememberZone(page);
  const plan = {
    examDate: dayFromNow(3),
    sectionIds: [CORE, TYPE_II],
    minutesPerDay: 20,
    studyDays: [0, 1, 2, 3, 4, 5, 6],
  };
  const chosen = await page.request.put('/api/plan', { headers, data: { ...plan, timeZone: 'UTC' } });
  expect((await chosen.json()).data).toMatchObject({ isOutcomeAsked: false });
  await passDays(account.userId, 4);
  await page.goto('/today');
  await page.getByRole('link', { name: 'Report my result' }).click();
  await expect(page.getByRole('heading', { name: 'How did your exam go?' })).toBeVisible();
  await expect(page.getByLabel('Exam date')).toHaveValue(dayFromNow(-1));
  await page.getByRole('button', { name: 'Save my result' }).click();
  await expect(page.getByText('Choose at least one section that you took')).toBeVisible();
  await page.getByLabel('Core', { exact: true }).selectOption('Passed');
  await page.getByLabel('Core: right answers of 25, if you know').fill('17');
  await page.getByLabel('Type II', { exact: true }).selectOption('Not passed');
  await page.getByRole('button', { name: 'Save my result' }).click();
  await expect(page.getByText('This score contradicts passed or not passed')).toBeVisible();
  await page.getByLabel('Core: right answers of 25, if you know').fill('21');
  await page.getByRole('button', { name: 'Save my result' }).click();
  await expect(page.getByText('Thank you. Your result is saved.')).toBeVisible();
  await expect(page.getByText('Core: passed, 21 of 25.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ text, files } = {}) =>
      document.body.setAttribute('data-shared', `${text} ${files?.[0]?.type} ${(files?.[0]?.size ?? 0) > 10_000}`);
  });
  await page.getByRole('button', { name: 'Share “I passed”' }).click();
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    'I passed EPA 608 Core. Study for it free with Coldpass: image/png true',
  );
  await page.goto('/today');
  await expect(page.getByRole('main').getByText(/^Your exam was on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report my result' })).toHaveCount(0);
});

test('the calibration page shows the simulation to visitors and the reported outcomes to admins', async ({ page }) => {
  await page.goto('/calibration');
  await expect(
    page.getByRole('main').getByText('Once 200 people have reported, this page shows everyone'),
  ).toBeVisible();
  await expect(page.getByText('These are not real exams.')).toBeVisible();
  await expect(page.getByText('nobody has reported the result')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await signInAsAdmin(page);
  await page.goto('/calibration');
  await expect(page.getByText('You see the figures now because you are an admin.')).toBeVisible();
  await expect(page.getByText('nobody has reported the result')).toBeVisible();
  await page.goto('/es/calibration');
  await expect(page.getByText('Usted ve las cifras ahora porque es administrador.')).toBeVisible();
  await seeOnlySpanish(page);
});
