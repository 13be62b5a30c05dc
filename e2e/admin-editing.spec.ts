import { randomUUID } from 'node:crypto';
import {
  bearer,
  dropQuestion,
  makeQuestion,
  questionBody,
  readFileInTurn,
  SIZES,
  signInAsAdmin,
} from './fixtures/admin';
import { seeVerdict } from './fixtures/attempt';
import { endRoute } from './fixtures/routes';
import { untilReady } from './fixtures/slow-start';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Everything that a text could be mistaken for, in the 500 characters that a question may have. */
const HOSTILE =
  `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> {{7*7}} \u202eright to left\u202c שלום 🧊🔥 `.padEnd(
    500,
    'W',
  );

test('several questions are changed at once and the change is taken back', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.desktop);
  const mark = randomUUID();
  const made = [
    await makeQuestion(request, token, `One ${mark}`),
    await makeQuestion(request, token, `Two ${mark}`, { difficulty: 3 }),
  ];
  await page.goto(`/admin/questions?q=${mark}`);
  await page.getByLabel('Choose every question of this page').check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByLabel('What to do').selectOption('Set topic');
  await page.getByLabel('Topic', { exact: true }).last().fill('moved');
  await page.getByRole('button', { name: 'Apply' }).click();
  // Undo is offered for ten seconds; under a mouse that rests on it they stand still.
  await page.getByText('2 questions changed').hover();
  await expect(page.getByText('Core · moved')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Core · e2e')).toHaveCount(2);
  await page.getByLabel('Choose every question of this page').check();
  await page.getByLabel('What to do').selectOption('Archive');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('2 questions changed').first().hover();
  await expect(page.getByText('No questions found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Questions (2)')).toBeVisible();

  await page.getByLabel('Difficulty').selectOption('Hard');
  await expect(page.getByText('Questions (1)')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Questions (2)')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Questions (2)')).toBeVisible();
  for (const { id } of made) await dropQuestion(request, token, id);
});

test('the second of two admins is told, sees the difference and decides', async ({ page, request }, testInfo) => {
  expectConsoleErrors(testInfo, /status of 409/);
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.desktop);
  const mark = randomUUID();
  const { id } = await makeQuestion(request, token, `First ${mark}`);
  await page.goto(`/admin/questions?q=${mark}&edit=${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question text').fill(`Mine ${mark}`);
  await dialog.getByLabel('Difficulty').selectOption('Easy');
  // The guard's step leads back to the same page, so there is no load to wait for.
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
  // What this admin has not touched is the other's now, and what both have changed is shown.
  await expect(dialog.getByText('the form above now has theirs: section, state.', { exact: false })).toBeVisible();
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

  // So is an admin who restores a former wording.
  await page.goto(`/admin/questions?q=${mark}&history=${id}`);
  await dialog.getByLabel('Before').selectOption({ index: 2 });
  await request.put(`/api/questions/${id}`, { headers: bearer(token), data: questionBody(`Newest ${mark}`) });
  await dialog.getByRole('button', { name: 'Restore this wording' }).click();
  await expect(dialog.getByText('Another admin changed this question', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Revision 1', 'Revision 4']);
  await dialog.getByRole('button', { name: 'Restore this wording' }).click();
  await expect(dialog.getByRole('columnheader')).toHaveText(['Revision 4', 'Revision 5']);
  await dropQuestion(request, token, id);
});

test('hostile text is shown as text wherever an admin or a learner meets it', async ({ page, request }) => {
  const token = await signInAsAdmin(page);
  await page.setViewportSize(SIZES.tablet);
  const answers = [
    { text: HOSTILE.slice(0, 200), isCorrect: true, why: HOSTILE },
    { text: '<b>bold</b>', isCorrect: false, why: '' },
  ];
  // In a section of its own, so that no learner in another test is asked it.
  const section = await request.post('/api/sections', {
    headers: bearer(token),
    data: { name: `<b>${randomUUID()}</b>`, description: HOSTILE },
  });
  const sectionId = (await section.json()).data.id;
  const shelf = { state: 'published', sectionId, topic: '<i>topic</i>' };
  const { id } = await makeQuestion(request, token, HOSTILE, { answers, explanation: HOSTILE, ...shelf });
  const twin = await makeQuestion(request, token, `${HOSTILE.slice(0, -1)}.`, { answers, ...shelf });
  await request.post(`/api/favorites?questionId=${id}`, { headers: bearer(token) });
  await request.post(`/api/questions/${id}/reports`, {
    headers: bearer(token),
    data: { reason: 'other', comment: HOSTILE },
  });
  const expectSafe = async () => {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };
  const script = page.getByText('<script>window.hacked=1</script>', { exact: false }).filter({ visible: true });
  await page.goto(`/admin/questions?q=${id}`);
  await expect(script.first()).toBeVisible();
  await expectSafe();
  await page.getByRole('button', { name: `Edit question ${id}` }).click();
  await expect(page.getByLabel('Question text')).toHaveValue(HOSTILE);
  await expect(page.getByRole('region', { name: 'How learners do on it' })).toContainText('<script>');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('<script>window.hacked=1</script>');
  await page.getByRole('button', { name: '<b>bold</b>' }).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expectSafe();
  const paths = ['/admin/sections', '/admin/reports', '/admin/audit', '/admin/duplicates', '/favorites', '/reports'];
  for (const path of [`/admin/questions?history=${id}`, ...paths]) {
    await page.goto(path);
    if (path === '/admin/audit') {
      // Rows change their height when their times turn into the browser's.
      await untilReady(page);
      await page
        .getByRole('row')
        .filter({ hasText: `question ${twin.id}` })
        .locator('summary')
        .first()
        .click();
    }
    await expect(script.first()).toBeVisible();
    await expectSafe();
  }
  await page.goto('/admin/import-export');
  const row = `text,answer1,answer2,correct,section\n"${HOSTILE.replaceAll('"', '""')}",a,b,1,Core\n`;
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'hostile.csv', mimeType: 'text/csv', buffer: Buffer.from(row) });
  await readFileInTurn(async () => {
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Refused' })).toContainText(
      '<script>window.hacked=1</script>',
    );
  });
  await expectSafe();

  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Start Favorites Test' }).click();
  await expect(page.getByRole('heading', { name: '<script>' })).toBeVisible();
  await page.getByRole('button', { name: '<b>bold</b>' }).click();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await seeVerdict(page);
  await expectSafe();
  await page.getByRole('button', { name: 'Finish Test' }).click();
  await expect(page).toHaveURL(/\/results/);
  await expect(script.first()).toBeVisible();
  await expectSafe();
  await dropQuestion(request, token, id);
  await dropQuestion(request, token, twin.id);
  await request.delete(`/api/sections/${sectionId}`, { headers: bearer(token) });
});

test('what fails is said in the specified words, and trying again works', async ({ page }, testInfo) => {
  expectConsoleErrors(testInfo, /500|net::ERR/);
  await signInAsAdmin(page);
  await page.goto('/admin/sections/new');
  await page.route('**/api/sections', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.getByLabel('Section name').fill('A section');
  await page.getByLabel('Description').fill('That fails');
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByText('Failed to create section').first()).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Section name')).toHaveValue('A section');

  await page.route('**/api/questions/duplicates*', (route) => route.abort());
  await page.goto('/admin/duplicates');
  await expect(page.getByText('Failed to fetch duplicates', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await endRoute(page, '**/api/questions/duplicates*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch duplicates', { exact: false })).toBeHidden();

  await page.route('**/api/questions/1', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.goto('/admin/questions?edit=1');
  await expect(page.getByRole('dialog').getByText('Failed to load question data')).toBeVisible();
});
