import type { Page } from '@playwright/test';
import type { ClassView } from '@/lib/classes/contract';
import { must } from './fixtures/refused-for-now';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

/** A test on paper: printed in two versions, answers typed in, and counted in the results. */

const main = (page: Page) => page.getByRole('main');
const say = (page: Page, text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible();

test('an instructor prints a test, enters answers, sees errors, and replaces answers only after confirming', async ({
  signedIn: page,
  account,
}) => {
  const { accessToken } = account;
  const { id } = await must<ClassView>(accessToken, 'POST', '/api/classes', { name: 'HVAC 101' });
  await must(accessToken, 'POST', `/api/classes/${id}/places`, { list: 'Maria Garcia\nSam Lee' });
  await page.goto(`/classes/class?id=${id}&tab=tests`);
  await page.getByRole('button', { name: 'Assign test', exact: true }).click();
  await page.getByLabel(/^Paper quiz/).check();
  await page.getByLabel('Title', { exact: true }).fill('Week 1 quiz');
  await page.getByText('More options', { exact: true }).click();
  await page.getByLabel('Questions per section', { exact: true }).selectOption('5');
  await expect(page.getByLabel("On paper only: students don't see it on their phones", { exact: true })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign test', exact: true }).click();
  await say(page, 'Practice, 5 questions on paper; 0 started, 0 finished');
  await page.getByRole('link', { name: 'Paper version of Week 1 quiz', exact: true }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Week 1 quiz', exact: true })).toBeVisible();
  const version = async () => (await sheet.getByRole('listitem').allInnerTexts()).join('\n');
  const a = await version();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Version B', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Version B', exact: true })).toBeVisible();
  const b = await version();
  expect(b).not.toBe(a);
  await page.getByRole('link', { name: 'Version A', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Version A', exact: true })).toBeVisible();
  expect(await version()).toBe(a);
  await page.getByRole('link', { name: 'Enter the answers', exact: true }).click();

  const list = page.getByLabel('Answers, one line per student', { exact: true });
  const check = page.getByRole('button', { name: 'Check the answers', exact: true });
  await check.click();
  await say(page, 'Paste the answers first: one line per student.');
  await list.fill('Maria Garcia; A; ABCA\nSam Le; B; ABCAB');
  await check.click();
  await say(page, '2 lines cannot be saved. Correct the list above');
  await say(page, 'This line has 4 answers, but the test has 5 questions. Put - where nothing was marked.');
  await say(page, 'Nobody in this class is named “Sam Le”. Check the spelling, or add the name to the class.');
  await expectNoAxeViolations(page);
  // The typed text survives a visit to another page.
  await page.getByRole('link', { name: 'Back to the printed test', exact: true }).click();
  await page.getByRole('link', { name: 'Enter the answers', exact: true }).click();
  await expect(list).toHaveValue('Maria Garcia; A; ABCA\nSam Le; B; ABCAB');
  await list.fill('Maria Garcia; A; ABCAB');
  await page.getByLabel('Student', { exact: true }).selectOption('Sam Lee');
  await page.getByLabel('Version', { exact: true }).selectOption('B');
  await page.getByLabel('Letters', { exact: true }).fill('ABC-B');
  await page.getByRole('button', { name: 'Add to the list', exact: true }).click();
  await expect(list).toHaveValue('Maria Garcia; A; ABCAB\nSam Lee; B; ABC-B');
  await check.click();
  await say(page, '2 lines can be saved.');
  await say(page, '4 of 5 answered');
  await page.getByRole('button', { name: 'Save 2 results', exact: true }).click();
  await say(page, 'The answers of 2 students were saved. They appear in the results.');
  await expect(list).toHaveValue('');

  await list.fill('Sam Lee; A; AAAAA');
  await check.click();
  await say(page, '5 of 5 answered; replaces the answers entered before');
  await page.getByRole('button', { name: 'Save 1 result', exact: true }).click();
  const asked = page.getByRole('alertdialog', { name: 'Replace the answers of 1 student?', exact: true });
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(list).toHaveValue('Sam Lee; A; AAAAA');
  await page.getByRole('button', { name: 'Save 1 result', exact: true }).click();
  await asked.getByRole('button', { name: 'Replace and save', exact: true }).click();
  await say(page, 'The answers of 1 student were saved. They appear in the results.');
  await page.getByRole('button', { name: 'Remove the answers of Maria Garcia', exact: true }).click();
  await page.getByRole('button', { name: 'Remove answers', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Remove the answers of/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Sam Lee \d of 5 \(\d+%\).*, on paper/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Maria Garcia Not started/ })).toBeVisible();
  // The results label each question with its numbers in the two versions.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Show students and questions', exact: true }).click();
  const columns = page.getByRole('columnheader', { name: /^Question A\s[1-5], B\s[1-5]$/ });
  await expect(columns).toHaveText([1, 2, 3, 4, 5].map((number) => new RegExp(`^Question A\\s${number}, B\\s[1-5]$`)));
  await expect(page.getByRole('region', { name: 'Questions, hardest first', exact: true })).toContainText(
    /A\s1, B\s[1-5]\. /,
  );
  await expectNoAxeViolations(page);
});
