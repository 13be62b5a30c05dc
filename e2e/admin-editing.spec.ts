import { randomUUID } from 'node:crypto';
import { bearer, dropQuestion, makeQuestion, questionBody, SIZES, signInAsAdmin } from './fixtures/admin';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

test('an admin changes several questions at once and undoes the change', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.desktop);
  const mark = randomUUID();
  const made = [
    await makeQuestion(request, token, `One ${mark}`),
    await makeQuestion(request, token, `Two ${mark}`, { difficulty: 3 }),
  ];
  await page.goto(`/admin/questions?q=${mark}`);
  await page.getByLabel('Select all questions on this page').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByLabel('What to do').selectOption('Set topic');
  await page.getByLabel('Topic', { exact: true }).last().fill('moved');
  await page.getByRole('button', { name: 'Apply' }).click();
  // Undo is offered for ten seconds. Hovering over the notice pauses that time.
  await page.getByText('2 questions changed').hover();
  await expect(page.getByText('Core · moved')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Core · e2e')).toHaveCount(2);
  await page.getByLabel('Select all questions on this page').check();
  await page.getByLabel('What to do').selectOption('Archive');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('2 questions changed').first().hover();
  await expect(page.getByText('No questions found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Questions (2)')).toBeVisible();

  await page.getByRole('button', { name: 'Filters', exact: true }).press('Enter');
  await page.getByLabel('Difficulty').selectOption('Hard');
  await expect(page.getByText('Questions (1)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters: Hard' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Questions (2)')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Questions (2)')).toBeVisible();
  for (const { id } of made) await dropQuestion(request, token, id);
});

test('when two admins edit a question, the second one sees the conflict and chooses a version', async ({
  page,
  request,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 409/);
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.desktop);
  const mark = randomUUID();
  const { id } = await makeQuestion(request, token, `First ${mark}`);
  await page.goto(`/admin/questions?q=${mark}&edit=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question text').fill(`Mine ${mark}`);
  await dialog.getByLabel('Difficulty').selectOption('Easy');
  // Does not wait for a load event: the guard navigates back to the same page, so none fires.
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const save = await request.put(`/api/questions/${id}`, {
    headers: bearer(token),
    data: questionBody(`Theirs ${mark}`, { state: 'archived', sectionId: 3, difficulty: 3 }),
  });
  expect(save.status()).toBe(200);
  await dialog.getByRole('button', { name: 'Save question' }).click();
  await expect(
    dialog.getByText('Another admin changed this question while you were editing it.', { exact: false }),
  ).toBeVisible();
  await expect(dialog.locator('del').first()).toHaveText('Theirs');
  // Fields that only the other admin changed take that admin's values. Fields that both changed are shown for
  // comparison.
  await expect(
    dialog.getByText('in the fields that you did not change: section, state.', { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByLabel('State')).toHaveValue('archived');
  await expect(dialog.getByRole('row', { name: /Difficulty/ })).toContainText('Easy');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Question text').fill(`Both ${mark}`);
  await dialog.getByRole('button', { name: 'Save mine as the next revision' }).click();
  await expect(dialog).toBeHidden();
  const revisions = await request.get(`/api/questions/${id}/revisions`, { headers: bearer(token) });
  const texts = (await revisions.json()).data.map((revision: { text: string }) => revision.text);
  expect(texts).toEqual([`Both ${mark}`, `Theirs ${mark}`, `First ${mark}`]);
  const both = await request.get(`/api/questions/${id}`, { headers: bearer(token) });
  expect((await both.json()).data).toMatchObject({ state: 'archived', sectionId: 3, difficulty: 1 });
  await dropQuestion(request, token, id);
});
