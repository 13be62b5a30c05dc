import type { Page } from '@playwright/test';
import { expectNothingLost, shortenPapers } from './fixtures/attempt';
import { CUTS, type Cut, type Step, walk } from './fixtures/cut-network';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, test } from './fixtures/test';

/**
 * Every learner's journey, the network cut at each step in turn. The short form cuts at every step of one walk; with `CUTS_LONG=1`
 * each step is cut in a walk of its own, in every way.
 */

const LONG = Boolean(process.env.CUTS_LONG);
const QUESTIONS = 3;

const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();
const button = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: typeof name === 'string' }).first()).toBeVisible();

/** What must be there before the network goes. */
async function untilKept(page: Page): Promise<void> {
  const isKept = async () => {
    const kept = ['/tests', '/test-selection', '/test', '/results', '/offline'].map((path) => caches.match(path));
    return (await Promise.all(kept)).every(Boolean) && Boolean(navigator.serviceWorker.controller);
  };
  await expect.poll(() => page.evaluate(isKept), { timeout: 40_000 }).toBe(true);
}

/** Drawn without network, a test has as many questions as the device has kept. */
async function finish(page: Page): Promise<void> {
  for (let press = 0; press < 30 && !/results$/.test(page.url()); press += 1) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
  }
}

const answers: Step[] = [
  {
    name: 'choose',
    act: (page) => page.locator('main').getByRole('list').getByRole('button').first().click(),
    isDone: (page) => expect(page.locator('main [aria-pressed=true]').first()).toBeVisible(),
  },
  {
    name: 'submit',
    act: press('Submit Answer'),
    isDone: async (page) => {
      await heading(/^(Correct|Incorrect)$/)(page);
      await expect(page.locator('[data-unseen]')).toHaveCount(0);
    },
  },
  { name: 'go on', act: press('Next Question'), isDone: heading(/^Question 2 of/) },
  { name: 'reload', act: async (page) => void (await page.reload()), isDone: heading(/^Question 2 of/) },
  { name: 'the rest', act: finish, isDone: (page) => expect(page).toHaveURL(/\/results$/) },
];

const countAsked = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions.length);

const PRACTICE: Step[] = [
  {
    name: 'the chooser',
    act: async (page) => void (await page.goto('/test-selection')),
    isDone: heading('Choose a test'),
  },
  {
    name: 'choose a section',
    act: (page) => page.getByRole('checkbox', { name: /^Core/ }).check({ force: true }),
    isDone: (page) => expect(page.getByRole('checkbox', { name: /^Core/ })).toBeChecked(),
  },
  {
    name: 'start',
    act: press('Start Test'),
    isDone: heading(/^Question 1 of/),
  },
  ...answers,
];

const AFTERWARDS: Step[] = [
  {
    name: 'a topic that was missed, or the chooser',
    act: async (page) => {
      const topic = page.getByRole('link', { name: /^Core: / }).first();
      if ((await topic.count()) > 0) await topic.click();
      else await page.goto('/test-selection?section=core&topic=cylinders');
    },
    isDone: (page) => expect(page.getByRole('button', { name: 'Start Test' })).toBeEnabled(),
  },
  {
    name: 'favorites',
    act: async (page) => void (await page.goto('/favorites')),
    isDone: heading(/Favorite/),
  },
  {
    name: 'statistics',
    act: async (page) => void (await page.goto('/statistics')),
    isDone: heading('My Statistics'),
  },
  {
    name: 'a range of dates',
    act: press('7 days'),
    isDone: (page) => expect(page).toHaveURL(/startDate=/),
  },
  {
    name: 'the profile',
    act: async (page) => void (await page.goto('/profile')),
    isDone: heading('My profile'),
  },
  { name: 'edit', act: press(/^Edit/), isDone: button(/^Save/) },
  {
    name: 'a name',
    act: async (page) => {
      await page.getByLabel('First name').fill('Cut');
      await press(/^Save/)(page);
    },
    isDone: (page) => expect(page.getByText('Cut Learner').first()).toBeVisible({ timeout: 2_000 }),
  },
];

const EXAM: Step[] = [
  {
    name: 'the chooser',
    act: async (page) => void (await page.goto('/tests?type=exam')),
    isDone: (page) => expect(page.getByRole('button', { name: 'Start Test' })).toBeEnabled(),
  },
  { name: 'start', act: press('Start Test'), isDone: heading(/^Question 1 of 100/) },
  {
    name: 'choose',
    act: (page) => page.keyboard.press('1'),
    isDone: (page) => expect(page.locator('main li [aria-pressed=true]').first()).toBeVisible(),
  },
  { name: 'submit', act: press('Submit Answer'), isDone: heading(/^Question 2 of 100/) },
  {
    name: 'reload',
    act: async (page) => void (await page.reload()),
    isDone: heading(/^Question 2 of 100/),
  },
];

const VISITOR: Step[] = [
  {
    name: 'check an answer',
    act: async (page) => {
      await page.getByRole('radio').first().check();
      await press('Check my answer')(page);
    },
    isDone: button('Next question'),
  },
  {
    name: 'next question',
    act: press('Next question'),
    isDone: (page) => expect(page.getByText('Question 2 of').first()).toBeVisible(),
  },
  { name: 'sign in', act: press('Sign In'), isDone: (page) => expect(page.getByRole('dialog')).toBeVisible() },
];

const MOCK: Step[] = [
  { name: 'start', act: press('Start mock test'), isDone: heading(/^Question 1 of 5/) },
  ...[1, 2, 3, 4, 5].map(
    (place): Step => ({
      name: `question ${place}`,
      act: async (page) => {
        await page.keyboard.press('1');
        await press(place < 5 ? 'Next' : /^(Complete|Finish) Test$/)(page);
      },
      isDone: async (page) => {
        if (place === 5) return heading('Your mock test')(page);
        await heading(new RegExp(`^Question ${place + 1} of 5`))(page);
        await expect(page.locator('[data-unseen]')).toHaveCount(0);
      },
    }),
  ),
  {
    name: 'an account',
    act: press('Start Your Free Practice Test'),
    isDone: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

interface Journey {
  name: string;
  steps: readonly Step[];
  begin: (page: Page) => Promise<void>;
  end?: (page: Page) => Promise<void>;
}

async function untilSynced(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))), {
      timeout: 40_000,
    })
    .toEqual([]);
}

/** The questions of a section are kept by one that was practiced before. */
async function prepare(page: Page): Promise<void> {
  await shortenPapers(page, QUESTIONS);
  await walk(page, PRACTICE, () => undefined);
  await untilSynced(page);
  await untilKept(page);
}

const MEMBERS: Journey[] = [
  {
    name: 'practice',
    steps: PRACTICE,
    begin: prepare,
    end: async (page) => {
      await untilSynced(page);
      await expectNothingLost(page, await countAsked(page));
    },
  },
  { name: 'results, topics, favorites, statistics and profile', steps: AFTERWARDS, begin: prepare },
  { name: 'an exam', steps: EXAM, begin: prepare, end: untilSynced },
];

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await untilReady(page);
};
const VISITORS: Journey[] = [
  { name: 'the question of the landing page', steps: VISITOR, begin: open('/') },
  { name: 'the mock test', steps: MOCK, begin: open('/mock-test') },
];

const NOISE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|503|Failed to load/;

async function go(
  page: Page,
  { steps, begin, end }: Journey,
  cutAt: (index: number) => Cut | undefined,
): Promise<void> {
  await begin(page);
  await walk(page, steps, cutAt);
  await end?.(page);
}

for (const journey of VISITORS) {
  test(`without network at every step: ${journey.name}`, async ({ page }, testInfo) => {
    test.setTimeout(120_000);
    expectConsoleErrors(testInfo, NOISE);
    await go(page, journey, () => 'offline');
  });
}

for (const journey of MEMBERS) {
  test(`without network at every step: ${journey.name}`, async ({ signedIn: page }, testInfo) => {
    test.setTimeout(180_000);
    expectConsoleErrors(testInfo, NOISE);
    await go(page, journey, () => 'offline');
  });
}

if (LONG) {
  for (const how of CUTS) {
    for (const journey of VISITORS) {
      for (const [at, { name }] of journey.steps.entries()) {
        test(`${how} at ${journey.name}, ${name}`, async ({ page }, testInfo) => {
          test.setTimeout(120_000);
          expectConsoleErrors(testInfo, NOISE);
          await go(page, journey, (index) => (index === at ? how : undefined));
        });
      }
    }
    for (const journey of MEMBERS) {
      for (const [at, { name }] of journey.steps.entries()) {
        test(`${how} at ${journey.name}, ${name}`, async ({ signedIn: page }, testInfo) => {
          test.setTimeout(180_000);
          expectConsoleErrors(testInfo, NOISE);
          await go(page, journey, (index) => (index === at ? how : undefined));
        });
      }
    }
  }
}
