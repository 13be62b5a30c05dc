import { randomUUID } from 'node:crypto';
import { bearer, dropQuestion, makeQuestion, signInAsAdmin } from './fixtures/admin';
import { expectBriefly } from './fixtures/brief-words';
import { confirmAddress } from './fixtures/database';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

const ADMIN_PASSWORD = process.env.ADMIN_PASSWORD ?? '';

test.use({ viewport: { width: 1280, height: 900 } });

test('an admin finds a user, grants the admin role after a password check, and locks and unlocks the user', async ({
  page,
  account,
}, testInfo) => {
  expectConsoleErrors(testInfo, /status of 400/);
  await confirmAddress(account.userId);
  await signInAsAdmin(page);
  await page.goto('/admin/people');
  await expectNoAxeViolations(page);
  await page.getByLabel('Find by email or name').fill(account.email);
  const card = page.getByRole('listitem').filter({ hasText: account.email });
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=/);

  await card.getByRole('button', { name: 'Make an admin' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your own password').fill('not the password');
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Your own password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Make an admin' }).click();
  await expect(card.getByText('ADMIN', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Lock', exact: true }).click();
  await dialog.getByLabel('Your own password').fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Lock the account' }).click();
  await expect(card.getByText('Locked', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Unlock' }).click();
  await expect(card.getByText('Locked', { exact: true })).toHaveCount(0);
});

const UPLOAD = { name: 'questions.csv', mimeType: 'text/csv' };

test('an admin sees the errors in a file, imports it after they are fixed, and undoes the whole import', async ({
  page,
  request,
  account,
}) => {
  const token = await signInAsAdmin(page);
  const text = `Imported ${randomUUID()}`;
  const { id } = await makeQuestion(request, token, text, { state: 'in_review' });
  const { answers } = (await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json()).data;
  const start = { testType: 'practice', sectionId: 6, attemptId: randomUUID(), questionIds: [id] };
  const headers = bearer(account.accessToken);
  expect((await request.post('/api/test/start', { headers, data: start })).status()).toBe(201);
  const answer = { attemptId: start.attemptId, questionId: id, answerIds: [answers[1].id], timeSpentSeconds: 1 };
  expect((await request.post('/api/test/answer', { headers, data: answer })).status()).toBe(200);

  await page.goto('/admin/import-export');
  const check = async (change: string, more = '') => {
    const head = 'id,section,state,text,answer1,answer2,correct,explanation,why1,why2,change,changeWhy,changeRule';
    const row = `${id},Core,,${text},The right one,The wrong one,2,Anew,Until 2020,Since 2021,${change}`;
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ ...UPLOAD, buffer: Buffer.from(`${head}\n${row}${more}`) });
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  await expectNoAxeViolations(page);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    ...UPLOAD,
    buffer: Buffer.from(`section,text,answer1,answer2,correct\nCore,${text},The right one,The wrong one,1`),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('cell', { name: `Same as No. ${id}` })).toBeVisible();
  await check(',,', `\n,Core,draft,"=cmd|' /C calc'!A0",a,b,1,,,,,,`);
  await expect(page.getByText(/^Nothing was changed\./)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Refused' }).last()).toContainText(/formula/);
  await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: '2', exact: true }) });
  await expect(row.getByRole('listitem')).toHaveText(/Is that a wording fix or a correction\?/);
  await expect(row).toContainText('Now: For a test');
  await expect(row).toContainText('In the file: Anew');
  await expectNoAxeViolations(page);
  // Imports the question as a draft, because a published question may be asked in other tests and is then archived
  // instead of deleted.
  await check('correction,It was raised,40 CFR 82.156', `\n,Core,draft,${text} added,a,b,1,,,,,,`);
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect(page.getByText(/^Imported: 1 added, 1 changed/)).toBeVisible();
  const corrections = async () =>
    (await (await request.get(`/api/corrections?questionId=${id}`)).json()).data.items as {
      takenBackAt: string | null;
    }[];
  expect(await corrections()).toMatchObject([{ right: ['The wrong one'], takenBackAt: null }]);

  const past = page.getByRole('listitem').filter({ hasText: '1 added, 1 changed' }).first();
  await past.getByRole('button', { name: 'Undo import' }).click();
  await expectBriefly(page, 'Import undone: 1 question restored, 1 question deleted', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click(),
  );
  await expect(past).toContainText('Undone');
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await corrections()).toMatchObject([{ takenBackAt: expect.any(String) }]);
  const restored = (await (await request.get(`/api/questions/${id}`, { headers: bearer(token) })).json()).data;
  expect(restored).toMatchObject({ explanation: 'For a test', answers: [{ isCorrect: true }, { isCorrect: false }] });
  await dropQuestion(request, token, id);
});

test('the item analysis states that a question has too few answers to be judged', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.goto('/admin/item-analysis');
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  await expectNoAxeViolations(page);
  const list = await request.get('/api/questions?size=1', { headers: bearer(token) });
  const { id } = (await list.json()).data.items[0];
  await page.goto(`/admin/questions?edit=${id}`);
  await expect(page.getByRole('heading', { name: 'How learners do on it' })).toBeVisible();
  await expect(page.getByText(/Too few first answers to judge the question/)).toBeVisible();
});
