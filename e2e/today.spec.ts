import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '@/lib/kernel/calendar';
import { answerByKeyboard } from './fixtures/attempt';
import { passDays } from './fixtures/days';
import { tabTo } from './fixtures/keyboard';
import { untilReadyOffline } from './fixtures/offline';
import { doOneSet, finishLesson, promised, readPlan, rememberZone, startButton } from './fixtures/plan';
import { endRoute, makeHold } from './fixtures/routes';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Allows the service worker, which serves pages offline. */
test.use({ serviceWorkers: 'allow' });

/** Today: the start page of a signed-in learner, with the next set and the progress. */

const streak = (page: Page) => page.locator('main p').filter({ hasText: 'Study days in a row:' });
const NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/;

async function openToday(page: Page): Promise<void> {
  await page.goto('/today');
  await untilReady(page);
  await expect(startButton(page)).toBeVisible();
}

test('a learner follows a plan for two weeks, with completed, missed and offline days, a new exam date, and the exam', async ({
  signedIn: page,
  account,
  context,
}, testInfo) => {
  // When the test moves to the next day, the page may still be caching sets of the previous day, which no longer exist.
  expectConsoleErrors(testInfo, NETWORK, /status of 404 .*\/api\/plan\/sets\//);

  await test.step('the first set starts without any choice, and three questions lead to a plan', async () => {
    await rememberZone(page);
    await openToday(page);
    await expect(page.getByText('No exam date yet.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: /Three questions/ }).click();
    await page.getByLabel(/^Air conditioning and refrigeration/).check();
    await expect(page.getByRole('heading', { name: 'You need Type II: Core and Type II' })).toBeVisible();
    const { today } = await readPlan(page);
    await page.getByLabel('Exam date').fill(addDays(today.date, 14));
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Use this plan' }).click();
    await expect(page).toHaveURL('/today');
    await expect(page.getByText(/^Exam on .*, in 14 days\./)).toBeVisible();
    expect((await readPlan(page)).sectionIds).toEqual([6, 4]);
  });

  await test.step('the first day, on the page', async () => {
    const total = await promised(page);
    await startButton(page).click();
    for (let place = 1; place <= total; place += 1) await answerByKeyboard(page, place, total);
    await finishLesson(page);
    await openToday(page);
    await expect.poll(async () => (await readPlan(page)).answeredToday).toBe(total);
    await expect(streak(page)).toHaveText('Study days in a row: 1');
  });

  await test.step('five more days done', async () => {
    for (let day = 2; day <= 6; day += 1) {
      await passDays(account.userId, 1);
      await doOneSet(page);
    }
    await openToday(page);
    await expect(streak(page)).toHaveText('Study days in a row: 6');
    await expect(page.getByText(/in 9 days\./)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Your mistakes: / })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('two days missed', async () => {
    await passDays(account.userId, 3);
    await openToday(page);
    await expect(streak(page)).toHaveText('Study days in a row: 0');
  });

  await test.step('a day offline', async () => {
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
    await expectNoAxeViolations(page);
    const total = await promised(page);
    await startButton(page).click();
    for (let place = 1; place <= 3; place += 1) await answerByKeyboard(page, place, total);
    await expect(page.getByText(`Question 4 of ${total}`).first()).toBeVisible();
    // The unfinished lesson can be resumed by one link only.
    await page.goto('/today');
    await expect(page.getByRole('heading', { name: 'Lesson in progress' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(startButton(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/This is your plan from/)).toHaveCount(0, { timeout: 30_000 });
    await expect.poll(async () => (await readPlan(page)).answeredToday, { timeout: 30_000 }).toBe(3);
    await expect(streak(page)).toHaveText('Study days in a row: 1');
  });

  await test.step('the exam date is moved', async () => {
    await page.getByRole('link', { name: 'Change the plan' }).click();
    const { today } = await readPlan(page);
    await page.getByLabel('Exam date').fill(addDays(today.date, 3));
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await Promise.race([
      page.waitForURL('/today'),
      page.getByRole('link', { name: 'Keep it and go to Today' }).click({ timeout: 60_000 }),
    ]);
    await expect(page.getByText(/^Exam on .*, in 3 days\./)).toBeVisible();
  });

  await test.step('a rehearsal', async () => {
    await page.getByRole('link', { name: 'Rehearse the exam' }).click();
    await expect(page.getByLabel('Test type')).toHaveValue('exam');
    await page.goto('/today');
  });

  await test.step('the exam day and the day after', async () => {
    await passDays(account.userId, 3);
    await page.goto('/today');
    await expect(page.getByText('Your exam is today.')).toBeVisible();
    await expect(page.getByText(/photo ID/)).toBeVisible();
    // The plan can no longer be changed on the exam date.
    await expect(page.getByRole('group', { name: 'The time is short' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await passDays(account.userId, 1);
    await page.goto('/today');
    await expect(page.getByText(/^Your exam was on/)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

/** Waits until the device has cached the questions of these sets. */
async function untilSetsAreKept(page: Page, ids: readonly string[]): Promise<void> {
  const listCached = () =>
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
  await expect.poll(listCached, { timeout: 30_000 }).toEqual(expect.arrayContaining(ids.map((id) => `set:${id}`)));
}

test('a learner who has finished the day’s sets can do one more, or practice mistakes', async ({ signedIn: page }) => {
  await rememberZone(page);
  const { today } = await readPlan(page);
  for (const _set of today.sets) await doOneSet(page);
  await page.goto('/today');
  await expect(page.getByText(/^Today's lessons are done\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^One more: / })).toBeVisible();
  await expectNoAxeViolations(page);
  const mistakes = page.getByRole('button', { name: /^Your mistakes: / });
  const count = Number(/: (\d+)/.exec((await mistakes.textContent()) ?? '')?.[1]);
  await mistakes.click();
  await expect(page.getByText(`Question 1 of ${count}`).first()).toBeVisible();
});

test.describe('Today with stubbed responses', () => {
  // Blocks the service worker, which would bypass the stubbed routes.
  test.use({ serviceWorkers: 'block' });

  test('the plan form shows errors at their fields, and offers plans that would fit', async ({
    signedIn: page,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /status of 400/);
    await rememberZone(page);
    const { today, ...rest } = await readPlan(page);
    await page.goto('/today/plan');
    await untilReady(page);
    for (const box of await page.getByRole('group', { name: 'Sections you still need' }).getByRole('checkbox').all()) {
      await box.uncheck();
    }
    await page.getByRole('button', { name: 'Save the plan' }).click();
    const sections = page.getByRole('group', { name: 'Sections you still need' });
    await expect(sections).toHaveAccessibleDescription(/Choose at least one section$/);
    await expect(sections.getByRole('checkbox').first()).toBeFocused();
    await sections.getByRole('checkbox').first().check();
    await page.getByLabel('Exam date').fill(addDays(today.date, -2));
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page.getByLabel('Exam date')).toHaveAccessibleDescription(/Choose a date that is not in the past$/);
    await expect(page.getByLabel('Exam date')).toBeFocused();
    await expectNoAxeViolations(page);

    // Stubs the response for a plan without enough time.
    const alternatives = [{ change: '45 minutes a study day', chanceOnDate: 61, plan: { minutesPerDay: 45 } }];
    const asked: unknown[] = [];
    await page.route('**/api/plan', (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const body = route.request().postDataJSON();
      asked.push(body);
      const isLong = body.minutesPerDay === 45;
      const forecast = { ...rest.forecast, fits: isLong, alternatives: isLong ? [] : alternatives };
      return route.fulfill({ json: { success: true, data: { ...rest, ...body, today, forecast } } });
    });
    await page.getByLabel('Exam date').fill(addDays(today.date, 2));
    await page.getByRole('button', { name: 'Save the plan' }).click();
    await expect(page.getByRole('heading', { name: 'Saved, but the time is too short' })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /^45 minutes a study day/ }).click();
    await expect(page).toHaveURL('/today');
    expect(asked.at(-1)).toMatchObject({ minutesPerDay: 45, sectionIds: [6], examDate: addDays(today.date, 2) });
  });

  test('an error on the page with the three questions moves into view on a phone', async ({
    signedIn: page,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /status of 400/);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/today/which-way');
    await untilReady(page);
    const save = page.getByRole('button', { name: 'Use this plan' });
    await save.click();
    await expect(page.getByText('Choose what you work on')).toBeInViewport();
    const equipment = page.getByRole('group', { name: '1. What will you work on?' }).getByRole('checkbox');
    await expect(equipment.first()).toBeFocused();
    await equipment.first().check();
    await page.getByLabel('Exam date').fill('2020-01-01');
    await save.click();
    await expect(page.getByText('Choose a date that is not in the past')).toBeInViewport();
    await expect(page.getByLabel('Exam date')).toBeFocused();
  });

  test('Today loads the plan again if answers are sent while the plan is loading', async ({
    signedIn: page,
  }, testInfo) => {
    expectConsoleErrors(testInfo, NETWORK);
    await rememberZone(page);
    await openToday(page);
    await expect(streak(page)).toHaveText('Study days in a row: 0');
    const total = await promised(page);
    await page.route('**/api/test/answer', (route) => route.abort('internetdisconnected'));
    await startButton(page).click();
    for (let place = 1; place <= 2; place += 1) await answerByKeyboard(page, place, total);
    await expect(page.getByText(`Question 3 of ${total}`).first()).toBeVisible();

    // The server answers the first request at once, but the response is held back until everything else has arrived.
    const { until, letGo } = makeHold();
    await page.route('**/api/plan', async (route) => {
      const response = await route.fetch();
      await until;
      await route.fulfill({ response });
    });
    const isRead = page.waitForResponse('**/api/plan');
    await page.goto('/today');
    await expect.poll(async () => (await readPlan(page)).answeredToday).toBe(0);
    await endRoute(page, '**/api/test/answer');
    await expect.poll(async () => (await readPlan(page)).answeredToday, { timeout: 60_000 }).toBe(2);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('outbox:'))))
      .toBe(false);
    letGo();
    await isRead;
    await expect(streak(page)).toHaveText('Study days in a row: 1');
  });

  test('Today reports that the plan failed to load, offers tests, and shows the plan when it loads', async ({
    signedIn: page,
  }, testInfo) => {
    expectConsoleErrors(testInfo, /status of 503/);
    // The device's time zone is not known yet, so the page requests the plan itself.
    await page.route('**/api/plan', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'One moment', error: 'UNAVAILABLE' } }),
    );
    await page.goto('/today');
    await expect(page.getByText("We couldn't load your plan, and this device hasn't kept one yet.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose a test yourself' })).toBeVisible();
    await expectNoAxeViolations(page);
    await endRoute(page, '**/api/plan');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(startButton(page)).toBeVisible();
  });
});

test('a member reaches Today by the logo, the menu and the chooser, and a visitor returns to Today after sign-in', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  await page.goto('/tests');
  await untilReady(page);
  const card = page.locator('main').getByRole('link', { name: 'Open Today' });
  await expect(card).toHaveAttribute('href', '/today');
  await page.locator('header').getByRole('link', { name: 'Coldpass' }).click();
  await expect(page).toHaveURL('/today');
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const visitor = await stranger.newPage();
  await visitor.goto('/today');
  await expect(visitor).toHaveURL('/start');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your first lesson' })).toBeVisible();
  await expect(visitor.locator('header').getByRole('link', { name: 'Coldpass' })).toHaveAttribute('href', '/');
  await expectNoAxeViolations(visitor);
  await untilReady(visitor);
  await visitor.getByRole('button', { name: 'Start studying' }).click();
  await expect(visitor.getByText('Question 1 of 10').first()).toBeVisible();
  const manifest = await (await visitor.request.get('/manifest.webmanifest')).json();
  expect(manifest.start_url).toBe('/today');
  await stranger.close();
});

test('Tab reaches the start button first, and a screen reader reads the day in order', async ({ signedIn: page }) => {
  await rememberZone(page);
  await openToday(page);
  await page.getByRole('heading', { level: 1, name: 'Today' }).focus();
  await page.keyboard.press('Tab');
  await expect(startButton(page)).toBeFocused();
  const heard = await page.locator('main').ariaSnapshot();
  const order = ['heading "Today"', 'No exam date yet', /heading "\d+ new/, /button "Start: \d+ questions/];
  order.push(
    'After that: ',
    'heading "When you have a minute"',
    'heading "Other ways to study"',
    'heading "Your chance',
  );
  let from = 0;
  for (const part of order) {
    const at = typeof part === 'string' ? heard.indexOf(part, from) : from + heard.slice(from).search(part);
    expect(at, `${part} after ${heard.slice(0, from)}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  await tabTo(page, page.getByRole('link', { name: 'Set your exam date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeFocused();
  // Skips the date field: it shows the focus in one of its parts, which `tabTo` cannot check.
  await page.getByLabel('Minutes on a study day').focus();
  await tabTo(page, page.getByRole('button', { name: 'Save the plan' }));
});

test('a learner turns reminder mails on and off, and saves the plan as a calendar file', async ({ signedIn: page }) => {
  await rememberZone(page);
  await page.goto('/today/plan');
  await untilReady(page);
  const mail = page.getByLabel('An email on study days');
  await expect(mail).toHaveValue('');
  await mail.selectOption('At 6 AM');
  await expect(page.getByText('Saved: a mail at 6 AM on study days.')).toBeVisible();
  await page.reload();
  await expect(mail).toHaveValue('6');
  await untilReady(page);
  await mail.selectOption('No mail');
  await expect(page.getByText('No mail from now on.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a calendar file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('study-plan.ics');
  const text = (await readFile(await file.path())).toString();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR\r\n$/);
  await expectNoAxeViolations(page);
});
