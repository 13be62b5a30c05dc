import { loadQuestionBank } from '@/lib/bank/file-adapter';
import { untilReady } from './fixtures/slow-start';
import { expect, expectNoAxeViolations, test } from './fixtures/test';

const { files } = loadQuestionBank('prisma/question-bank');
const count = (questions: number) => questions.toLocaleString('en-US');

test('the price page states how many questions are free today, and its upgrade button sends no request', async ({
  page,
}) => {
  await page.goto('/overview');
  const main = page.getByRole('main');
  const all = files.reduce((sum, { questions }) => sum + questions.length, 0);
  const core = files.filter(({ group }) => group === 'core').reduce((sum, { questions }) => sum + questions.length, 0);
  await expect(main.getByText(`Today a free account has everything: all ${count(all)} questions`)).toBeVisible();
  await expect(main.getByText(`${count(core)} in Core`)).toBeVisible();
  const table = main.getByRole('table', { name: 'Free and Pro compared' });
  const heads = await table.getByRole('columnheader').allInnerTexts();
  expect(heads.slice(1)).toEqual(['Free account, today', 'Free', 'Pro']);
  await expect(table.getByRole('row', { name: /^Questions/ })).toContainText(`All ${count(all)}`);
  await expect(table.getByRole('row', { name: /^Questions/ })).toContainText('500+ questions');
  await expectNoAxeViolations(page);

  await untilReady(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Upgrade to Pro requested:'));
  await page.getByRole('button', { name: 'Unlock with Pro' }).last().click();
  await said;
  const head = page.getByRole('columnheader', { name: 'Free account, today' });
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  expect(calls).toEqual([]);
});

test('a study guide and a legal page show the dates of their texts', async ({ page }) => {
  await page.goto('/study/core');
  await expect(
    page
      .getByRole('main')
      .getByText(
        /^We have checked (all \d+|\d+ of the \d+) figures in this guide against their sources since \w+ \d+, 20\d\d/,
      ),
  ).toBeVisible();
  await page.goto('/terms-of-service');
  await expect(page.getByText('Effective Date: January 1, 2024')).toBeVisible();
  await expect(page.getByText(/^Text last changed: \w+ \d+, 20\d\d$/)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2024 Coldpass. All rights reserved.');
});
