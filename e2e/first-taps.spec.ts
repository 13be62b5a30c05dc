import type { Page, TestInfo } from '@playwright/test';
import { listPages } from '@/lib/kernel/pages';
import { signInAsAdmin } from './fixtures/admin';
import { answerByKeyboard, examPlace, startPractice } from './fixtures/attempt';
import { ADMINS } from './fixtures/early-admins';
import { MEMBERS } from './fixtures/early-members';
import {
  click,
  countControls,
  DRAWN_BY_SCRIPTS,
  type EarlyPage,
  type EarlyPages,
  type EarlyPress,
  expect,
  heading,
  listFilled,
  pathOf,
} from './fixtures/early-presses';
import { VISITORS } from './fixtures/early-visitors';
import { holdScripts, isReady, slowDown } from './fixtures/slow-start';
import { type Account, expectConsoleErrors, test } from './fixtures/test';

/**
 * What is pressed before a page's scripts have arrived is kept, and done as soon as they have. Every filled button of a page has
 * its press in `fixtures/early-*.ts`; on a page without one the theme or the sign-in is pressed.
 */

// A worker would hand over scripts that it has kept, past the hand that holds them back.
test.use({ serviceWorkers: 'block' });

test('each page is pressed, and no entry is without its page', () => {
  const entered = [VISITORS, MEMBERS, ADMINS].flatMap((pages) => Object.keys(pages).map(pathOf));
  const there = [...listPages().map(({ path }) => path), '/no-such-page'];
  expect([...new Set(entered)].sort()).toEqual(there.sort());
});

/** Everything that the page asks for from now on, files to save among it. */
function listenToAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('download', (download) => asked.push(`download ${download.suggestedFilename()}`));
  return asked;
}

const isNamed = (control: string | RegExp, name: string): boolean =>
  typeof control === 'string' ? control === name : control.test(name);

/** Where a button has been added and nobody has said what an early press of it does. */
async function expectAllFilledPressed(page: Page, at: string, { presses }: EarlyPage): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  const missing = (await listFilled(page)).filter((name) => !presses.some(({ control }) => isNamed(control, name)));
  expect(missing, `filled buttons of ${at} that no entry presses`).toEqual([]);
}

/** `look`: what else is looked at before the press, while no script has arrived either. */
async function pressEarly(page: Page, at: string, early: EarlyPress, look?: () => Promise<void>): Promise<void> {
  const { control, press = click(control), happens, needsNoScript } = early;
  const letGo = await holdScripts(page);
  const asked = listenToAsked(page);
  await page.goto(at, { waitUntil: 'commit' });
  await look?.();
  await press(page);
  if (needsNoScript) await happens(page, asked);
  else expect(await isReady(page)).toBe(false);
  letGo();
  await happens(page, asked);
  await expect(page.locator('[data-kept]')).toHaveCount(0);
}

async function expectNothingToPress(page: Page, at: string): Promise<void> {
  const letGo = await holdScripts(page);
  await page.goto(at, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main')).toBeVisible();
  expect(await countControls(page)).toBe(0);
  expect(await isReady(page)).toBe(false);
  letGo();
}

async function pressAll(page: Page, at: string, entry: EarlyPage | typeof DRAWN_BY_SCRIPTS, account?: Account) {
  if (entry === DRAWN_BY_SCRIPTS) return expectNothingToPress(page, at);
  if (account) await entry.prepare?.(page, account);
  for (const [turn, early] of entry.presses.entries()) {
    const look = () => expectAllFilledPressed(page, at, entry);
    await test.step(String(early.control), () => pressEarly(page, at, early, turn === 0 ? look : undefined));
  }
}

const titleOf = (at: string) =>
  `${at}: each of its main controls acts when it is pressed before any script has arrived`;

const eachOf = (pages: EarlyPages) =>
  Object.entries(pages).map(([at, entry]) => ({
    at,
    entry,
    complaints: entry === DRAWN_BY_SCRIPTS || !entry.complaint ? [] : [entry.complaint],
  }));

for (const { at, entry, complaints } of eachOf(VISITORS)) {
  test(titleOf(at), async ({ page }, testInfo) => {
    expectConsoleErrors(testInfo, ...complaints);
    await pressAll(page, at, entry);
  });
}

for (const { at, entry, complaints } of eachOf(MEMBERS)) {
  test(`a member’s ${titleOf(at)}`, async ({ signedIn: page, account }, testInfo) => {
    expectConsoleErrors(testInfo, ...complaints);
    await pressAll(page, at, entry, account);
  });
}

for (const { at, entry } of eachOf(ADMINS)) {
  test(`an admin’s ${titleOf(at)}`, async ({ page, account }) => {
    await signInAsAdmin(page);
    await pressAll(page, at, entry, account);
  });
}

test('where the page asks for a sign-in by itself, an early press on Sign In opens no second dialog over the first', async ({
  page,
}) => {
  for (const control of ['Sign In', 'Create a free account']) {
    const letGo = await holdScripts(page);
    // A guard sends the visitor to `/?next=`.
    await page.goto('/tests', { waitUntil: 'commit' });
    await click(control)(page);
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
    // Two of them would hide each other.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
  }
});

test('a sign-in that the page asks for by itself and cannot get leaves the button its own', async ({
  page,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_FAILED/);
  let isAway = true;
  let refused = 0;
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch();
    const isDialog = (await response.text()).includes('Welcome back.');
    if (!isDialog || !isAway) return route.fulfill({ response });
    refused += 1;
    return route.abort();
  });
  await page.goto('/tests');
  // A script that did not come is asked for once more.
  await expect.poll(() => refused).toBe(2);
  isAway = false;
  // The page may need a moment to learn of it; a person presses again.
  await expect(async () => {
    await click('Sign In')(page);
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

test('keys that are pressed while a test is being loaded act on its question', async ({ signedIn: page }) => {
  await startPractice(page, 3);
  await answerByKeyboard(page, 1, 3);
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Loading the test')).toBeAttached();
  await page.keyboard.press('2');
  for (let impatience = 0; impatience < 3; impatience += 1) await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
});

test('the question of a test can be read before any script has arrived, and an option that is pressed then is chosen', async ({
  signedIn: page,
}) => {
  await startPractice(page, 3);
  await answerByKeyboard(page, 1, 3);
  const asked = await page.locator('#question-text').textContent();
  const options = page.locator('main ul button');
  const offered = await options.allTextContents();
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#first-question h2')).toBeVisible();
  const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');
  expect(plain(await page.locator('#first-question h2').textContent())).toBe(plain(asked));
  expect((await options.allTextContents()).map(plain)).toEqual(offered.map(plain));
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
  await options.nth(2).click();
  expect(await isReady(page)).toBe(false);
  letGo();
  await expect(options.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#first-question')).toHaveCount(0);
});

test('a press on a page that is built anew with fewer controls does nothing, because nobody knows which one it meant', async ({
  signedIn: page,
}, testInfo) => {
  // React says that it builds the page anew.
  expectConsoleErrors(testInfo, /React error #418/);
  const letGo = await holdScripts(page);
  await page.goto('/devices', { waitUntil: 'commit' });
  const signOut = page.locator('main button', { hasText: /^Sign out$/ }).first();
  await signOut.waitFor();
  // What an extension does to a page: another control of the kind, and text that React does not know.
  await signOut.evaluate((button) => {
    button.before(button.cloneNode(true));
    const title = document.querySelector('main h1');
    title?.replaceChildren(Object.assign(document.createElement('font'), { textContent: title.textContent }));
    (button as HTMLElement).click();
  });
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
});

interface FirstPress {
  /** Since the page began to load, in milliseconds. */
  at: number;
  ready: string | undefined;
}

/** Presses a button in the first frame that has it. */
const pressAtFirstPaint = (page: Page, name: string) =>
  page.addInitScript((wanted) => {
    const look = () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === wanted);
      if (!button) return requestAnimationFrame(look);
      const press: FirstPress = { at: performance.now(), ready: document.documentElement.dataset.ready };
      Object.assign(window, { firstPress: press });
      return button.click();
    };
    requestAnimationFrame(look);
  }, name);

/** The press was made before the page had its handlers. How long after the first paint depends on the machine, and is noted. */
async function expectEarly(page: Page, testInfo: TestInfo): Promise<void> {
  const made = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const press = (window as unknown as { firstPress: FirstPress }).firstPress;
    return { ready: press.ready, afterPaintMs: Math.round(press.at - (paint?.startTime ?? 0)) };
  });
  testInfo.annotations.push({ type: 'pressed after the first paint', description: `${made.afterPaintMs} ms` });
  expect(made.ready).toMatch(/^(no|light)$/);
}

test('on a slow phone with a weak signal, a press in the first frame that has the button counts', async ({
  page,
}, testInfo) => {
  const speedUp = await slowDown(page);
  await pressAtFirstPaint(page, 'Check my answer');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Choose an answer first.')).toBeVisible();
  await expectEarly(page, testInfo);
  await pressAtFirstPaint(page, 'Start mock test');
  await page.goto('/mock-test', { waitUntil: 'commit' });
  await heading(/^Question 1 of 5/)(page);
  await expectEarly(page, testInfo);
  await speedUp();
});

test('on a slow phone with a weak signal, a press in the first frame that has the button counts: a member’s page', async ({
  signedIn: page,
}, testInfo) => {
  const speedUp = await slowDown(page);
  await pressAtFirstPaint(page, 'Start Test');
  await page.goto('/tests?type=exam', { waitUntil: 'commit' });
  await heading(new RegExp(`^${examPlace(1)}`))(page);
  await expectEarly(page, testInfo);
  // Enter the moment its question shows again.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(examPlace(1)).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(examPlace(2)).first()).toBeVisible();
  await speedUp();
});
