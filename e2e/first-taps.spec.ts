import type { Page } from '@playwright/test';
import { answerByKeyboard, examPlace, startPractice } from './fixtures/attempt';
import { holdScripts, isReady, slowDown } from './fixtures/slow-start';
import { expectConsoleErrors, expect as soonExpect, test } from './fixtures/test';

/** What is pressed before a page's scripts have arrived is kept, and done as soon as they have. */

const expect = soonExpect.configure({ timeout: 30_000 });

interface EarlyPress {
  what: string;
  path: string;
  press: (page: Page) => Promise<void>;
  happens: (page: Page) => Promise<void>;
  isLink?: boolean;
}

const click =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  async (page: Page) => {
    const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
    await control.click({ noWaitAfter: true });
  };
const dialog = (name: string) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible();
const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const check = (page: Page, name: RegExp) => page.getByRole('checkbox', { name }).first().check({ force: true });

const VISITORS: EarlyPress[] = [
  {
    what: 'an option and “Check my answer”',
    path: '/',
    press: async (page) => {
      await page.getByRole('radio').nth(1).check();
      await click('Check my answer')(page);
    },
    happens: async (page) => {
      await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
    },
  },
  {
    what: 'an option alone, changed once',
    path: '/',
    press: async (page) => {
      await page.getByRole('radio').nth(0).check();
      await page.getByRole('radio').nth(2).check();
    },
    happens: async (page) => {
      await click('Check my answer')(page);
      await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
      await expect(page.getByRole('radio').nth(2)).toBeChecked();
    },
  },
  { what: 'Sign In', path: '/', press: click('Sign In'), happens: dialog('Sign In') },
  {
    what: 'the theme, twice because nothing happened',
    path: '/mock-test',
    press: async (page) => {
      await click('Menu')(page);
      await click('Switch to dark theme')(page);
      await click('Switch to dark theme')(page);
    },
    happens: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  { what: 'Free test', path: '/', isLink: true, press: click('Free test', 'link'), happens: heading('Free mock test') },
  {
    what: 'Start mock test',
    path: '/mock-test',
    press: click('Start mock test'),
    happens: heading(/^Question 1 of 5/),
  },
  {
    what: 'another section and Start mock test',
    path: '/mock-test',
    press: async (page) => {
      await check(page, /^Type II\b/);
      await click('Start mock test')(page);
    },
    happens: heading(/^Question 1 of 10/),
  },
  {
    what: 'an upgrade',
    path: '/overview',
    press: click('Unlock with Pro'),
    happens: (page) => expect(page.getByText("Pro isn't on sale yet.").first()).toBeVisible(),
  },
  {
    what: 'a refrigerant of the chart',
    path: '/study/type-2',
    press: async (page) => {
      await page.getByRole('slider').first().press('Home');
    },
    happens: (page) => expect(page.locator('output').first()).not.toHaveText('70 °F'),
  },
  {
    what: 'practice of a topic',
    path: '/study/core',
    press: click('Practice this topic with a free account'),
    happens: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    what: 'an address and Enter',
    path: '/forgot-password',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Email address' }).pressSequentially('somebody@example.test');
      await page.keyboard.press('Enter');
    },
    happens: heading('Check Your Email'),
  },
  {
    what: 'the way home',
    path: '/no-such-page',
    isLink: true,
    press: click('Return to Home', 'link'),
    happens: heading(/^Pass your/),
  },
];

const MEMBERS: EarlyPress[] = [
  {
    what: 'a section of the chooser',
    path: '/tests',
    press: (page) => check(page, /^Core/),
    happens: async (page) => {
      await click('Start Test')(page);
      await heading(/^Question 1 of 10/)(page);
    },
  },
  {
    what: 'an exam',
    path: '/tests?type=exam',
    press: click('Start Test'),
    happens: heading(new RegExp(`^${examPlace(1)}`)),
  },
  {
    what: 'another type of test',
    path: '/test-selection',
    press: async (page) => {
      await page.getByLabel('Test type').press('f');
    },
    happens: heading('Practice your favorites'),
  },
  {
    what: 'a topic’s test',
    path: '/test-selection?section=section2&topic=leak-repair',
    press: click('Start Test'),
    happens: heading(/^Question 1 of/),
  },
  {
    what: 'a range of the statistics',
    path: '/statistics',
    press: click('7 days'),
    happens: (page) => expect(page).toHaveURL(/startDate=/),
  },
  {
    what: 'the profile’s editor',
    path: '/profile',
    press: click(/^Edit/),
    happens: (page) => expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible(),
  },
  {
    what: 'sign-out of this device',
    path: '/devices',
    press: click(/^Sign out/),
    happens: heading(/^Pass your/),
  },
];

async function pressEarly(page: Page, { path, press, happens, isLink }: EarlyPress): Promise<void> {
  const letGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await press(page);
  // A link works by itself.
  if (!isLink) expect(await isReady(page)).toBe(false);
  await letGo();
  await happens(page);
  await expect(page.locator('[data-kept]')).toHaveCount(0);
}

const title = ({ path, what }: EarlyPress) => `${path}: ${what}, pressed before any script has arrived`;

for (const early of VISITORS) {
  test(title(early), async ({ page }, testInfo) => {
    if (early.path === '/no-such-page') expectConsoleErrors(testInfo, /404 \(Not Found\)/);
    await pressEarly(page, early);
  });
}

for (const early of MEMBERS) {
  test(title(early), async ({ signedIn: page }) => pressEarly(page, early));
}

test('keys that are pressed while a test is being loaded act on its question', async ({ signedIn: page }) => {
  await startPractice(page, 3);
  await answerByKeyboard(page, 1, 3);
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Loading the test')).toBeAttached();
  await page.keyboard.press('2');
  for (let impatience = 0; impatience < 3; impatience += 1) await page.keyboard.press('Enter');
  await letGo();
  await expect(page.getByRole('heading', { name: /^(Correct|Incorrect)$/ })).toBeVisible();
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
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
  await letGo();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
});

test('the first press counts on a slow phone with a weak signal, made as soon as there is something to press', async ({
  signedIn: page,
}) => {
  test.setTimeout(120_000);
  const speedUp = await slowDown(page);
  for (const early of [...VISITORS.slice(0, 2), ...MEMBERS.slice(1, 2)]) {
    await page.goto(early.path, { waitUntil: 'commit' });
    await early.press(page);
    await early.happens(page);
  }
  // An exam, and Enter the moment its question shows again.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(examPlace(1)).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(examPlace(2)).first()).toBeVisible();
  await speedUp();
});
