import { readFileSync } from 'node:fs';
import { takePractice } from './fixtures/history';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

test('a learner sees past tests as numbers, charts, tables and advice', async ({ signedIn: page, account }) => {
  for (const right of [9, 8, 7]) await takePractice(account, { sectionId: 6, right, sure: right === 9 });
  await takePractice(account, { sectionId: 3, right: 4 });
  await takePractice(account, { sectionId: 4, right: 0, finish: false });
  await page.goto('/statistics');
  const open = (part: string) => page.getByRole('button', { name: part, exact: true }).click();

  await open('Records');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText(/^70%/)).toBeVisible();
  await expect(summary.getByText('Good', { exact: true })).toBeVisible();
  await expect(summary.getByText('3 of 4 completed tests')).toBeVisible();
  await expect(summary.getByText('4 completed, 1 not completed')).toBeVisible();
  const records = page.getByRole('region', { name: 'Personal records' });
  await expect(records.getByText('90%')).toBeVisible();
  await expect(records.getByText('Great!')).toBeVisible();

  await open('Overview');
  await expect(
    page.getByText('Your scores are falling: 85% in the first 2 tests, 55% in the last 2 tests.'),
  ).toBeVisible();
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  await page.getByText('Show the numbers').first().click();
  await expect(page.getByRole('table', { name: 'Score over time' }).getByRole('row')).toHaveCount(5);
  await open('Sections');
  await expect(page.getByText('Core is your strongest section at 80%, Type I your weakest at 40%.')).toBeVisible();
  const sections = page.getByRole('table', { name: 'Section statistics' });
  await expect(sections.getByRole('row', { name: /^Type I 40% Needs Improvement/ })).toBeVisible();

  await open('History');
  const attempts = page.getByRole('table', { name: 'Recent attempts' });
  await expect(attempts.getByRole('row')).toHaveCount(6);
  for (const badge of ['Excellent', 'Good', 'Unsatisfactory', 'Not completed']) {
    await expect(attempts.getByText(badge, { exact: true }).first()).toBeVisible();
  }

  await open('Topics');
  const sureness = page.locator('dl > div', { hasText: /^(I.m sure|Not sure)/ }).filter({ visible: true });
  await expect(sureness).toHaveText([
    'I’m sure90% right9 of 10 answers right.',
    'Not sure75% right15 of 20 answers right.',
  ]);

  await open('Overview');
  await expect(page.getByText('questions right on the first try.')).toBeVisible();
  // The estimate also counts the answers of an unfinished practice test.
  await expect(page.getByText('10 of 30 answered. 20 more new ones and we can estimate.')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Practice this: Type I/ }).first()).toHaveAttribute(
    'href',
    /^\/test-selection\?section=section1&topic=/,
  );
  await open('Topics');
  await page.getByRole('button', { name: 'Show all 28 topics' }).click();
  await expect(page.getByText('No answers yet').first()).toBeVisible();
  await expectNoAxeViolations(page);

  await open('Overview');
  await page.getByRole('link', { name: 'How we figure this' }).click();
  await expect(page.getByRole('heading', { name: 'How we figure your chance of passing' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('statistics state what is missing for a learner whose only test is unfinished', async ({
  signedIn: page,
  account,
}) => {
  await takePractice(account, { sectionId: 4, right: 0, finish: false });
  await page.goto('/statistics');
  await expect(page.getByText('Your scores show here once you have finished a test.')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a learner filters, sorts and downloads the history, and the URL keeps the view', async ({
  signedIn: page,
  account,
}) => {
  for (let round = 0; round < 11; round += 1) await takePractice(account, { sectionId: 6, right: 0, questions: 1 });
  await takePractice(account, { sectionId: 5, right: 1, questions: 1 });
  await page.goto('/statistics#history');
  const attempts = page.getByRole('table', { name: 'Recent attempts' });
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  // The CSV file holds all pages of the history.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^test-history-\d{4}-\d\d-\d\d\.csv$/);
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(13);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2#history$/);
  await expect(attempts.getByRole('row')).toHaveCount(3);

  await attempts.getByRole('button', { name: 'Score' }).click();
  await expect(page).toHaveURL(/\?sortBy=successPercentage#history$/);
  await expect(attempts.getByRole('columnheader', { name: 'Score' })).toHaveAttribute('aria-sort', 'descending');
  await expect(attempts.getByRole('row').nth(1)).toContainText('100%');

  await page.getByRole('button', { name: 'Dates, sections and test types' }).click();
  await page.getByRole('checkbox', { name: 'Type III', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Only successful' }).check();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/\?sectionIds=5&onlySuccessful=true#history$/);
  await expect(attempts.getByRole('row')).toHaveCount(2);

  // A bookmark stores only the URL, which must be enough to restore the view.
  await page.reload();
  await expect(attempts.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  // Going back has rendered the page of the earlier URL. Going forward must not reuse the data of that page.
  await page.goForward();
  await expect(page).toHaveURL(/\?sectionIds=5&onlySuccessful=true#history$/);
  await expect(attempts.getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/startDate=.*sectionIds=5/);
  await page.getByRole('button', { name: 'Dates, sections and test types' }).click();
  await page.getByLabel('End date').fill('2020-01-01');
  await expect(page.getByText('The start date must not be after the end date')).toBeVisible();
  await page.getByLabel('Start date').fill('2019-12-01');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByRole('heading', { name: 'No data yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/statistics#history$/);
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
});
