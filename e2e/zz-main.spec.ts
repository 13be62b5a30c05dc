import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '@/lib/kernel/calendar';
import { answerByKeyboard } from './fixtures/attempt';
import { passDays } from './fixtures/days';
import { tabTo } from './fixtures/keyboard';
import { untilReadyOffline } from './fixtures/offline';
import { doOneSet, promised, readPlan, rememberZone, startButton } from './fixtures/plan';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Where a signed-in learner starts: what to do now, and how it stands. */

const streak = (page: Page) => page.locator('main p').filter({ hasText: 'Study days in a row:' });
const NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/;

async function openToday(page: Page): Promise<void> {
  await page.goto('/today');
  await untilReady(page);
  await expect(startButton(page)).toBeVisible();
}

test('a fortnight: the plan, days kept and missed, a day offline, another date, the exam and the day after', async ({
  signedIn: page,
  account,
  context,
}, testInfo) => {
  test.setTimeout(300_000);
  expectConsoleErrors(testInfo, NETWORK);

  await test.step('the first set needs nothing to be chosen, and three questions lead to a plan', async () => {
    await rememberZone(page);
    await openToday(page);
    await expect(page.getByText('No exam date yet.')).toBeVisible();
    await shots(page, '1-new');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /Three questions/ }).click();
    await page.getByLabel(/^Air conditioning and refrigeration/).check();
    await expect(page.getByRole('heading', { name: 'You need Type II: Core and Type II' })).toBeVisible();
    await shots(page, '11-which-way');
    const { today } = await readPlan(page);
    await page.getByLabel('Exam date').fill(addDays(today.date, 14));
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await expect(page).toHaveURL('/today');
    await expect(page.getByText(/^Exam on .*, in 14 days\./)).toBeVisible();
    await shots(page, '2-plan');
    expect((await readPlan(page)).sectionIds).toEqual([6, 4]);
  });

  await test.step('the first day, on the page', async () => {
    const total = await promised(page);
    await startButton(page).click();
    for (let place = 1; place <= total; place += 1) await answerByKeyboard(page, place, total);
    await expect(page.getByRole('button', { name: 'Retake Test' })).toBeVisible();
    await openToday(page);
    await expect.poll(async () => (await readPlan(page)).answeredToday).toBe(total);
    await expect(streak(page)).toHaveText('Study days in a row: 1');
    await shots(page, '3-day-one');
  });

  await test.step('five more days kept', async () => {
    for (let day = 2; day <= 6; day += 1) {
      await passDays(account.userId, 1);
      await doOneSet(page);
    }
    await openToday(page);
    await expect(streak(page)).toHaveText('Study days in a row: 6');
    await expect(page.getByText(/in 9 days\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Your mistakes: / })).toBeVisible();
    await shots(page, '4-six-days');
    await expectNoAxeViolations(page);
  });

  await test.step('two days missed', async () => {
    await passDays(account.userId, 3);
    await openToday(page);
    await expect(streak(page)).toHaveText('Study days in a row: 0');
    await shots(page, '5-missed');
  });

  await test.step('a day without network', async () => {
    await untilReadyOffline(page);
    const { today } = await readPlan(page);
    await untilSetsAreKept(
      page,
      today.sets.map(({ id }) => id),
    );
    await context.setOffline(true);
    await page.goto('/today');
    await untilReady(page);
    await expect(page.getByText(/This is your plan from/)).toBeVisible();
    await shots(page, '6-offline');
    await expectNoAxeViolations(page);
    const total = await promised(page);
    await startButton(page).click();
    for (let place = 1; place <= 3; place += 1) await answerByKeyboard(page, place, total);
    await expect(page.getByText(`Question 4 of ${total}`).first()).toBeVisible();
    // What was answered no longer counts as due, and the test that was left is the first thing to go on with.
    await page.goto('/today');
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await shots(page, '7-continue-offline');
    await expect.poll(() => promised(page)).toBe(total - 3);
    await context.setOffline(false);
    await expect(page.getByText(/This is your plan from/)).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(async () => (await readPlan(page)).answeredToday, { timeout: 30_000 }).toBe(3);
    await expect.poll(() => promised(page)).toBe(total - 3);
    await expect(streak(page)).toHaveText('Study days in a row: 1');
  });

  await test.step('the exam is moved', async () => {
    await page.getByRole('link', { name: 'Change the plan' }).click();
    const { today } = await readPlan(page);
    await shots(page, '12-plan-form');
    await page.getByLabel('Exam date').fill(addDays(today.date, 3));
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await Promise.race([
      page.waitForURL('/today'),
      page.getByRole('link', { name: 'Keep it and go to Today' }).click({ timeout: 60_000 }),
    ]);
    await expect(page.getByText(/^Exam on .*, in 3 days\./)).toBeVisible();
    await shots(page, '8-moved');
  });

  await test.step('a rehearsal', async () => {
    await page.getByRole('link', { name: 'Rehearse the exam' }).click();
    await expect(page.getByLabel('Test type')).toHaveValue('exam');
    await page.goto('/today');
  });

  await test.step('the day of the exam, and the day after', async () => {
    await passDays(account.userId, 3);
    await page.goto('/today');
    await expect(page.getByText('Your exam is today.')).toBeVisible();
    await shots(page, '9-exam-day');
    await expect(page.getByText(/photo ID/)).toBeVisible();
    await expectNoAxeViolations(page);
    await passDays(account.userId, 1);
    await page.goto('/today');
    await expect(page.getByText(/^Your exam was on/)).toBeVisible();
    await shots(page, '10-day-after');
    await expectNoAxeViolations(page);
  });
});

/** The questions of these sets are on the device. */
async function untilSetsAreKept(page: Page, ids: readonly string[]): Promise<void> {
  const listKept = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('keyval-store');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asked = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
            asked.onsuccess = () => resolve(asked.result.map(String));
            asked.onerror = () => reject(asked.error);
          };
        }),
    );
  await expect.poll(listKept, { timeout: 30_000 }).toEqual(expect.arrayContaining(ids.map((id) => `set:${id}`)));
}

async function shots(page: Page, name: string) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(150);
      await page.screenshot({ path: `/tmp/pics/today-${name}-${width}-${scheme}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });
}
