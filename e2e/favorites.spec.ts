import type { APIRequestContext } from '@playwright/test';
import { SECTIONS } from '@/lib/kernel/exam';
import { seeVerdict, startPractice } from './fixtures/attempt';
import { type Account, expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const bearer = (account: Account) => ({ authorization: `Bearer ${account.accessToken}` });

interface Drawn {
  id: number;
  text: string;
  isMultiAnswer: boolean;
}

async function draw(request: APIRequestContext, account: Account, sectionId = 6, depth = 'mixed'): Promise<Drawn[]> {
  const response = await request.get(`/api/sections/${sectionId}/questions/random?limit=50&depth=${depth}`, {
    headers: bearer(account),
  });
  return (await response.json()).data;
}

async function addFavorites(request: APIRequestContext, account: Account, count: number): Promise<Drawn[]> {
  const questions = (await draw(request, account)).slice(0, count);
  for (const { id } of questions) {
    const added = await request.post(`/api/favorites?questionId=${id}`, { headers: bearer(account) });
    expect(added.status()).toBe(201);
  }
  return questions;
}

test('a learner stars a question during a test and finds it on the favorites page', async ({
  signedIn: page,
  context,
}, testInfo) => {
  expectConsoleErrors(testInfo, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto('/tests?type=favorites');
  await expect(page.getByRole('heading', { name: 'Practice your favorites' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeDisabled();
  await startPractice(page);
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();
  const question = await page.evaluate(
    () => JSON.parse(localStorage.getItem('coldpass.sitting') ?? '{}').state.attempt.questions[0].text as string,
  );
  // Adding a favorite needs a connection. Without one, the star reports that and does not look pressed.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByText('Failed to update favorites. Network error.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add to favorites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favorites' })).toBeEnabled();
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'My Favorite Questions' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: question })).toBeVisible();
  await expect(page.getByText('Core', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d options$/)).toBeVisible();
  await page.getByText('Answer and reason').click();
  await expect(page.getByText('Right answer').first()).toBeVisible();
  await expect(page.getByText(/^Source: /)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a learner pages through favorites, removes one, and undoes the removal', async ({
  signedIn: page,
  request,
  account,
}) => {
  await addFavorites(request, account, 11);
  await page.goto('/favorites');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(10);
  const count = (name: string) => page.getByRole('definition').nth(name === 'Total Favorites' ? 0 : 1);
  await expect(count('Total Favorites')).toHaveText('11');
  await expect(count('On This Page')).toHaveText('10');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expectNoAxeViolations(page);

  // The accessible name of each Remove button contains the question.
  const question = (await cards.first().locator('p').first().textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveAccessibleName(
    `Remove: ${question.replaceAll('\u00a0', ' ')}`,
  );
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(cards).toHaveCount(10);
  await expect(count('Total Favorites')).toHaveText('10');
  await expect(page.getByText('Removed from your favorites.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(count('Total Favorites')).toHaveText('11');
  await expect(page.getByRole('heading', { name: 'My Favorite Questions' })).toBeFocused();
});

test('a favorite with several right options counts as right only if the learner chooses all of them and no other', async ({
  signedIn: page,
  request,
  account,
}) => {
  const [multi] = (await Promise.all(SECTIONS.map(({ id }) => draw(request, account, id, 'deeper'))))
    .flat()
    .filter(({ isMultiAnswer }) => isMultiAnswer);
  if (!multi) throw new Error('No question with several right answers was drawn among two hundred');
  await request.post(`/api/favorites?questionId=${multi.id}`, { headers: bearer(account) });
  await page.goto('/favorites');
  const answers: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/test/answer')) answers.push(sent.postDataJSON().answerIds);
  });
  await page.getByRole('button', { name: 'Start Favorites Test' }).click();
  await expect(page.getByText('Question 1 of 1').first()).toBeVisible();
  const options = page.locator('main').getByRole('list').getByRole('button');
  await options.nth(0).click();
  await options.nth(1).click();
  await expect(options.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await options.nth(1).click();
  await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  // Choosing only one of several right options is wrong.
  await expect(page.getByRole('heading', { name: 'Incorrect' })).toBeVisible();
  await seeVerdict(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page.getByText('0%').first()).toBeVisible();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(answers.every((chosen) => Array.isArray(chosen) && chosen.length === 1)).toBe(true);
});

test('a learner reports a question and finds the report under My Reports', async ({ signedIn: page }) => {
  await startPractice(page);
  await expect(page.getByText('Question 1 of 10').first()).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await seeVerdict(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('Tell us more').fill('The rule says otherwise.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thanks.', { exact: false })).toBeVisible();
  await page.goto('/reports');
  await expect(page.getByText('You wrote: The rule says otherwise.')).toBeVisible();
  await expect(page.getByText("We're on it")).toBeVisible();
  await expectNoAxeViolations(page);
});
