import type { Page } from '@playwright/test';
import { withOwner } from './fixtures/database';
import { doubleTap } from './fixtures/double-tap';
import { doOneSet, readPlan, rememberZone, startButton } from './fixtures/plan';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** Checks that each start button on Today starts the right set, and only once. */

const countAttempts = (userId: string): Promise<number> =>
  withOwner(async (client) => {
    const { rows } = await client.query('SELECT count(*)::int AS count FROM attempts WHERE user_id = $1', [userId]);
    return rows[0].count;
  });

/** Returns the number of questions named in a button's label. */
const named = (label: string | null): number => Number(/: (\d+) question/.exec(label ?? '')?.[1]);

async function openToday(page: Page, query = ''): Promise<void> {
  await page.goto(`/today${query}`);
  await untilReady(page);
  await expect(startButton(page)).toBeVisible();
}

async function beginByDoubleTap(page: Page, name: RegExp, userId: string): Promise<void> {
  const before = await countAttempts(userId);
  const button = page.getByRole('button', { name });
  const total = named(await button.textContent());
  await doubleTap(button);
  await expect(page.getByText(`Question 1 of ${total}`).first()).toBeVisible();
  // The second tap must neither choose nor submit anything on the page that opened.
  await expect(page.getByRole('button', { name: 'Skip this question' })).toBeVisible();
  await expect.poll(() => countAttempts(userId)).toBe(before + 1);
}

test('a double tap starts only one test: from the day’s set, from One more, and from the mistakes', async ({
  signedIn: page,
  account,
}) => {
  await rememberZone(page);
  await openToday(page);
  await beginByDoubleTap(page, /^Start: /, account.userId);
  const { today } = await readPlan(page);
  for (const _set of today.sets) await doOneSet(page);
  for (const name of [/^One more: /, /^Your mistakes: /]) {
    await page.goto('/today');
    await untilReady(page);
    await expect(page.getByRole('button', { name })).toBeVisible();
    const begun = await countAttempts(account.userId);
    await doubleTap(page.getByRole('button', { name }));
    // A dialog asks before a test in progress is replaced, and the second tap must not answer that question.
    const question = page.getByRole('alertdialog', { name: 'Quit this test?' });
    await expect(question).toBeVisible();
    expect(await countAttempts(account.userId)).toBe(begun);
    await doubleTap(question.getByRole('button', { name: 'Start the new test' }));
    await expect(page.getByText(/^Question 1 of/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip this question' })).toBeVisible();
    await expect.poll(() => countAttempts(account.userId)).toBe(begun + 1);
  }
});

for (const [path, name] of [
  ['/today/plan', 'Save the plan'],
  ['/today/which-way', 'Use this plan'],
] as const) {
  test(`a double tap on “${name}” saves the plan once and starts nothing`, async ({ signedIn: page, account }) => {
    const saved: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saved.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await untilReady(page);
    if (path === '/today/which-way') await page.getByRole('checkbox', { name: /^Small appliances/ }).check();
    await doubleTap(page.getByRole('button', { name }));
    await expect(page).toHaveURL(/\/today$/);
    await expect(startButton(page)).toBeVisible();
    expect(saved).toEqual(['/api/plan']);
    expect(await countAttempts(account.userId)).toBe(0);
    // The form can be used again after going back.
    await page.goBack();
    await expect(page.getByRole('button', { name })).toBeEnabled();
  });
}

test('a reminder mail links to its set, and Today reports if that set is done or from another day', async ({
  signedIn: page,
}) => {
  await rememberZone(page);
  const { today } = await readPlan(page);
  const [first, second] = today.sets;
  if (!first || !second) throw new Error('The day has fewer than two sets');
  const main = page.getByRole('main');
  const next = main.getByRole('heading', { level: 2 }).first();

  await openToday(page, `?set=${second.id}`);
  await expect(next).toHaveText(second.reason);
  await expect(startButton(page)).toHaveAccessibleName(new RegExp(`^Start: ${second.questionCount} questions?,`));
  await expect(main.getByText(/The lesson from your mail/)).toHaveCount(0);

  await doOneSet(page);
  await openToday(page, `?set=${first.id}`);
  await expect(main.getByText('The lesson from your mail is done.')).toBeVisible();
  await expect(next).toHaveText(second.reason);

  await openToday(page, '?set=00000000-0000-4000-8000-000000000000');
  await expect(main.getByText(/^The lesson from your mail was for another day/)).toBeVisible();
  await expect(next).toHaveText(second.reason);
  await expectNoAxeViolations(page);
});
