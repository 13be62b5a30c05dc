import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bearer, dropQuestion, expectSound, makeQuestion, questionBody, SIZES, signInAsAdmin } from './fixtures/admin';
import { seeVerdict } from './fixtures/sitting';
import { expect, expectConsoleErrors, expectNoAxeViolations, test } from './fixtures/test';

/** Everything that a text could be mistaken for, in the 500 characters that a question may have. */
const HOSTILE =
  `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> {{7*7}} \u202eright to left\u202c שלום 🧊🔥 `.padEnd(
    500,
    'W',
  );

/** Presses what a keyboard user has tabbed to. */
async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  await target.focus();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

test.describe('by keyboard', () => {
  test.describe.configure({ timeout: 120_000 });

  test('a section is added, seen, changed and deleted', async ({ page }) => {
    await page.setViewportSize(SIZES.tablet);
    await signInAsAdmin(page);
    const name = `Section ${randomUUID()}`;
    await page.goto('/admin');
    await expect(page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link')).toContainText([
      'Add Section',
      'View Sections',
      'Add Question',
      'View Questions',
      'Find Duplicates',
    ]);
    await page.getByLabel('Section name').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expectSound(page);
    await expect(page.getByLabel('Section name')).toHaveAttribute('maxlength', '100');
    await expect(page.getByLabel('Description')).toHaveAttribute('maxlength', '500');
    await page.getByLabel('Section name').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type('For a test');
    await expect(page.getByText('10/500')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const done = page.getByRole('main').getByText('Section created successfully').first();
    await expect(done).toBeVisible();
    await expect(page.getByText('Success', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Section name')).toHaveValue('');
    await expect(done).toBeHidden({ timeout: 5000 });

    await press(page, 'View Sections', 'link');
    await expect(page).toHaveURL('/admin/sections');
    await press(page, `Edit ${name}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Description').fill('Said better');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Go on editing' }).press('Enter');
    await expect(dialog.getByLabel('Description')).toHaveValue('Said better');
    await dialog.getByLabel('Description').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Section updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden({ timeout: 4000 });
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Said better');
    await expectSound(page);

    await press(page, `Delete ${name}`);
    await expect(page.getByRole('alertdialog')).toContainText('has no questions and is deleted for good');
    await press(page, 'Delete section');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
  });

  test('a question is checked, previewed, added, found, revised and deleted', async ({ page }) => {
    await page.setViewportSize(SIZES.desktop);
    await signInAsAdmin(page);
    const mark = randomUUID();
    await page.goto('/admin/questions/new');
    await press(page, 'Add question');
    await expect(page.getByText('Question text is required')).toBeVisible();
    await expect(page.getByText('Please select a section')).toBeVisible();
    await expectSound(page);
    await page.getByLabel('Question text').fill(`Asked by ${mark}`);
    await page.getByLabel('Section', { exact: false }).first().selectOption('Core');
    await page.getByLabel('State').selectOption('Draft');
    await press(page, 'Add question');
    await expect(page.getByText('At least 2 answers are required')).toBeVisible();
    for (const place of [1, 2, 3, 4]) await page.getByLabel(`Answer ${place}`, { exact: true }).fill(`No. ${place}`);
    await press(page, 'Add question');
    await expect(page.getByText('At least one correct answer must be selected')).toBeVisible();
    for (const place of [1, 2, 3, 4]) {
      await page.getByLabel(`Answer ${place} is right`).focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByText('For 4 answers, at most 3 can be correct')).toBeVisible();
    await expect(page.getByLabel('Answer 4 is right')).not.toBeChecked();
    await page.getByLabel('Why answer 4 is wrong').fill('A misreading');

    await press(page, 'Preview');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: `Asked by ${mark}` })).toBeVisible();
    await preview.getByRole('button', { name: 'No. 4' }).press('Enter');
    await preview.getByRole('button', { name: 'Submit Answer' }).press('Enter');
    await expect(preview.getByText('A misreading')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(page.getByLabel('Why answer 4 is wrong')).toHaveValue('A misreading');
    await press(page, 'Add question');
    await expect(page.getByRole('main').getByText('Question created successfully').first()).toBeVisible();
    await expect(page.getByLabel('Question text')).toHaveValue('');

    await press(page, 'View Questions', 'link');
    // Slowly, so that the list is asked for between the keys: no letter is lost when its answer comes.
    const sought = mark.slice(0, 8);
    await page.getByLabel('Search').pressSequentially(sought, { delay: 330 });
    await expect(page.getByLabel('Search')).toHaveValue(sought);
    await expect(page.getByText('Questions (1)')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=${sought}`));
    await expectSound(page);
    await press(page, /^Edit question/);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question text').fill(`Asked again by ${mark}`);
    await dialog.getByRole('button', { name: 'Save question' }).press('Enter');
    await expect(dialog.getByText('Question updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden({ timeout: 4000 });
    await expect(page.getByText('revision 2')).toBeVisible();

    await press(page, /^History of question/);
    const history = page.getByRole('dialog');
    await expect(history.locator('ins')).toHaveText('again ');
    await press(page, 'Restore this wording');
    await expect(history.getByText('Question updated successfully')).toBeVisible();
    await expect(history.getByRole('columnheader')).toHaveText(['Revision 2', 'Revision 3']);
    await expect(history.locator('del')).toHaveText('again ');
    await expect(history.getByRole('button', { name: 'Restore this wording' })).toBeFocused();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(page.getByText('revision 3')).toBeVisible();

    await press(page, /^Delete question/);
    await expect(page.getByRole('alertdialog')).toContainText(`Asked by ${mark}`);
    await press(page, 'Delete question');
    await expect(page.getByText('Question deleted successfully')).toBeVisible();
    await expect(page.getByText('No questions found')).toBeVisible();
  });

  test('duplicates are found, compared and merged', async ({ page, request }) => {
    await page.setViewportSize(SIZES.tablet);
    const token = await signInAsAdmin(page);
    const mark = randomUUID();
    const published = { state: 'published', sectionId: 5 };
    const wording = (word: string) => `How deep must ${word} technician pull the vacuum on the chiller ${mark}?`;
    const first = await makeQuestion(request, token, wording('the'), published);
    const second = await makeQuestion(request, token, wording('a'), published);
    await page.goto('/admin/duplicates?alike=85');
    const heading = page.getByRole('heading', { name: `Questions ${first.id}, ${second.id}` });
    await expect(heading).toBeVisible();
    const group = heading.locator('../..');
    await expect(group.locator('del')).toHaveText('the');
    await expect(group.locator('ins')).toHaveText('a');
    await expectSound(page);
    await expect(group.getByRole('columnheader', { name: `No. ${second.id}` })).toContainText('Type III, e2e');
    const goesAlong = group.getByRole('checkbox', { name: `Merge No. ${second.id}` });
    await goesAlong.press('Space');
    await expect(group.getByRole('button', { name: /^Merge/ })).toHaveAttribute('aria-disabled', 'true');
    await goesAlong.press('Space');
    await group.getByRole('radio', { name: `No. ${second.id}` }).press('Space');
    await group.getByRole('button', { name: `Merge into No. ${second.id}` }).press('Enter');
    await press(page, 'Merge questions');
    await expect(page.getByText(`Merged into question ${second.id}`)).toBeVisible();
    await expect(heading).toHaveCount(0);
    const gone = await request.get(`/api/questions/${first.id}`, { headers: bearer(token) });
    expect((await gone.json()).data.state).toBe('archived');
    await page.getByLabel('How alike').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/duplicates?alike=100');
    for (const { id } of [first, second]) await dropQuestion(request, token, id);
  });

  test('a report is answered, its reporter reads it, and the log has it', async ({ page, request, account }) => {
    await page.setViewportSize(SIZES.desktop);
    const token = await signInAsAdmin(page);
    const comment = `The rule of ${randomUUID()}`;
    const { id } = await makeQuestion(request, token, `Reported ${comment}`, { state: 'published' });
    await request.post(`/api/questions/${id}/reports`, {
      headers: bearer(account.accessToken),
      data: { reason: 'outdated', comment },
    });
    await page.goto('/admin/reports');
    const report = page.getByRole('listitem').filter({ hasText: `The rule has changed` }).filter({ hasText: comment });
    await expect(report).toContainText(account.email);
    await expectSound(page);
    await expect(report.getByRole('link', { name: `Edit question ${id}` })).toBeVisible();
    await report.getByLabel('Reply').fill('Mended, thank you.');
    await page.reload();
    await expect(report.getByLabel('Reply')).toHaveValue('Mended, thank you.');
    await report.getByRole('button', { name: 'Resolve' }).press('Enter');
    await expect(page.getByText('Report resolved')).toBeVisible();
    await expect(report).toHaveCount(0);
    const own = await request.get('/api/reports', { headers: bearer(account.accessToken) });
    expect((await own.json()).data[0]).toMatchObject({ status: 'resolved', reply: 'Mended, thank you.' });

    await press(page, 'Audit log', 'link');
    await page.getByLabel('Show').selectOption('Reports');
    const entry = page.getByRole('row').filter({ hasText: `question ${id}` });
    await entry.getByText('status', { exact: false }).first().press('Enter');
    await expect(entry.locator('ins').first()).toHaveText('Mended, thank you.');
    await expectSound(page);
    await dropQuestion(request, token, id);
  });
});

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
  await expect(page.getByText('2 questions changed')).toBeVisible();
  await expect(page.getByText('Core · moved')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Core · e2e')).toHaveCount(2);
  await page.getByLabel('Choose every question of this page').check();
  await page.getByLabel('What to do').selectOption('Archive');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apply' }).click();
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
  await page.goBack();
  await page.getByRole('button', { name: 'Go on editing' }).click();
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
  await expect(dialog.getByText('where you had changed nothing: section, state.', { exact: false })).toBeVisible();
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

  // So is somebody who restores a former wording.
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
  await page.goto('/admin/exchange');
  const row = `text,answer1,answer2,correct,section\n"${HOSTILE.replaceAll('"', '""')}",a,b,1,Core\n`;
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'hostile.csv', mimeType: 'text/csv', buffer: Buffer.from(row) });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Refused' })).toContainText('<script>window.hacked=1</script>');
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
  await page.goto('/admin');
  await page.route('**/api/sections', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.getByLabel('Section name').fill('A section');
  await page.getByLabel('Description').fill('That fails');
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(page.getByText('Failed to create section').first()).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Section name')).toHaveValue('A section');

  await page.route('**/api/questions/duplicates*', (route) => route.abort());
  await page.goto('/admin/duplicates');
  await expect(page.getByText('Failed to fetch duplicates', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  await page.unroute('**/api/questions/duplicates*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to fetch duplicates', { exact: false })).toBeHidden();

  await page.route('**/api/questions/1', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await page.goto('/admin/questions?edit=1');
  await expect(page.getByRole('dialog').getByText('Failed to load question data')).toBeVisible({ timeout: 20_000 });
});

test('visitors and users get none of the tabs', async ({ page, account }) => {
  const tabs = ['', '/sections', '/questions/new', '/questions', '/duplicates', '/items', '/reports'];
  const paths = [...tabs, '/exchange', '/people', '/audit'];
  for (const path of paths) {
    await page.goto(`/admin${path}`);
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(`/admin${path}`)}`);
  }
  const { email, password } = account;
  const signedIn = await page.request.post('/auth/login', { data: { email, password } });
  await page.evaluate(
    ({ accessToken, refreshToken }) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('refreshToken', refreshToken);
    },
    (await signedIn.json()).data,
  );
  for (const path of paths) {
    await page.goto(`/admin${path}`);
    await expect(page).toHaveURL('/tests');
  }
  // Past the proxy, which leaves prefetches alone, the page itself turns them away.
  await page.setExtraHTTPHeaders({ purpose: 'prefetch' });
  await page.goto('/admin/questions');
  await expect(page).toHaveURL('/tests');
});
