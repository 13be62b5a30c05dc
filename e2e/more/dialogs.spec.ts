import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { bearer, dropQuestion, makeQuestion, SIZES, signInAsAdmin } from '../fixtures/admin';
import { answerByKeyboard, startPractice } from '../fixtures/attempt';
import { withOwner } from '../fixtures/database';
import { createAccount, expect, test } from '../fixtures/test';

/**
 * Checks that every dialog closes by its button and by Escape, traps the focus while it is open, and returns the focus
 * afterwards.
 */

test.describe.configure({ mode: 'serial' });

/** Component files of the dialogs that the tests in this file have opened. */
const walked = new Set<string>();

interface Walk {
  /** Path of the component with the dialog, relative to `components/`. */
  file: string;
  opener: Locator;
  /** Label of the button that closes the dialog without effect. */
  cancel?: string;
}

const isFocusInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

async function walk(page: Page, { file, opener, cancel = 'Cancel' }: Walk): Promise<void> {
  walked.add(file);
  await test.step(file, async () => {
    const dialogs = page.locator('[role="dialog"], [role="alertdialog"]');
    const dialog = dialogs.last();
    const openBefore = await dialogs.count();
    for (const by of ['Escape', cancel]) {
      const open = async () => {
        // Presses only if no dialog has opened meanwhile, because the dialog would cover the button and the press would
        // wait forever.
        if ((await dialogs.count()) === openBefore) await opener.click({ timeout: 2_000 }).catch(() => undefined);
        return dialogs.count();
      };
      // Waits for the dialog before the next press, because a button may ignore a press that comes faster than a person
      // could react.
      await expect.poll(open, by).toBe(openBefore + 1);
      await expect.poll(() => isFocusInside(dialog), by).toBe(true);
      await page.keyboard.press('Tab');
      expect(await isFocusInside(dialog), by).toBe(true);
      if (by === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: cancel, exact: true }).click();
      await expect(dialogs, by).toHaveCount(openBefore);
      await expect(opener, by).toBeFocused();
    }
  });
}

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first();

test('visitor dialogs close by button and Escape, trap the focus, and return it', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/mock-test');
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true });
  await walk(page, { file: 'auth/sign-in-dialog.tsx', opener: signIn, cancel: 'Close' });
  const register = button(page, 'Create a free account');
  await walk(page, { file: 'auth/register-dialog.tsx', opener: register, cancel: 'Close' });
});

test('learner dialogs close by button and Escape, trap the focus, and return it', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const headers = bearer(account.accessToken);
  await startPractice(page, 3);
  await answerByKeyboard(page, 1, 3);
  await expect(page.getByText('Question 2 of 3').first()).toBeVisible();
  await walk(page, { file: 'pressure-chart/chart-dialog.tsx', opener: button(page, 'P-T chart'), cancel: 'Close' });
  await page.locator('[data-option]').first().click();
  await page.getByRole('button', { name: 'Submit Answer', exact: true }).click();
  await walk(page, { file: 'attempt/report-dialog.tsx', opener: button(page, 'Report a problem'), cancel: 'Close' });

  await page.goto('/tests');
  await expect(page.getByRole('heading', { name: 'Test in progress' })).toBeVisible();
  await walk(page, { file: 'attempt/replace-question.tsx', opener: button(page, 'Start Test'), cancel: 'Go back' });
  await page.goto('/devices');
  await walk(page, { file: 'layout/sign-out-dialog.tsx', opener: button(page, /^Sign out/) });

  await page.goto('/profile');
  await walk(page, {
    file: 'profile/delete-account.tsx',
    opener: button(page, 'Delete Account'),
    cancel: 'Keep my account',
  });

  const examDate = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const data = { examDate, sections: [{ sectionId: 6, passed: true }] };
  expect((await request.put('/api/outcomes', { headers, data })).status()).toBe(200);
  const said = { text: 'It stuck.', firstName: 'Robin', trade: 'Technician', mayBeShown: true };
  expect((await request.put('/api/praise', { headers, data: said })).status()).toBe(200);
  await page.goto('/today/outcome');
  await walk(page, { file: 'outcomes/recorded-outcomes.tsx', opener: button(page, /^Remove /) });
  await walk(page, { file: 'profile/testimonial-section.tsx', opener: button(page, 'Take it back') });
});

test('the dialog for finishing an exam with open questions closes by button and Escape, and traps the focus', async ({
  signedIn: page,
}) => {
  await page.goto('/tests?type=exam');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByText(/^Question 1 of/).first()).toBeVisible();
  await page.getByText('All questions').click();
  await page
    .getByRole('button', { name: /^Question \d+, not answered/ })
    .last()
    .click();
  await expect(page.getByText(/^Question 100 of/).first()).toBeVisible();
  const finish = button(page, 'Finish Test');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await walk(page, { file: 'attempt/finish-dialog.tsx', opener: finish, cancel: 'Go back to the questions' });
});

async function makeTaughtClass(request: APIRequestContext, accessToken: string) {
  const post = async (path: string, data: object, token = accessToken) =>
    (await (await request.post(path, { headers: bearer(token), data })).json()).data;
  const made = await post('/api/classes', { name: 'HVAC 101' });
  const student = await createAccount(request);
  await post('/api/classes/join', { code: made.code, name: 'Sam Lee' }, student.accessToken);
  const quiz = { title: 'Quiz', sectionIds: [6], testType: 'practice', questionCount: 5 };
  const closesAt = new Date(Date.now() + 86_400_000).toISOString();
  await post(`/api/classes/${made.id}/assignments`, { ...quiz, closesAt });
  const paper = await post(`/api/classes/${made.id}/assignments`, { ...quiz, title: 'On paper', onPaper: true });
  const list = 'Sam Lee; A; AAAAA';
  const papers = `/api/classes/${made.id}/assignments/${paper.id}/papers`;
  expect((await request.put(papers, { headers: bearer(accessToken), data: { list } })).status()).toBe(200);
  const { code } = (await post(`/api/classes/${made.id}/invitation`, {})).invitation;
  await post('/api/classes/teach', { code, name: 'Kim Lee' }, (await createAccount(request)).accessToken);
  return { classId: made.id as string, assignmentId: paper.id as string, list };
}

test('instructor dialogs close by button and Escape, trap the focus, and return it', async ({
  signedIn: page,
  account,
  request,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const { classId, assignmentId, list } = await makeTaughtClass(request, account.accessToken);
  await page.goto(`/classes/class?id=${classId}`);
  await walk(page, { file: 'classes/let-in.tsx', opener: button(page, 'Get a new code') });
  const large = button(page, 'Show full screen');
  await walk(page, { file: 'classes/large-code.tsx', opener: large, cancel: 'Close' });
  await walk(page, {
    file: 'classes/student-dialog.tsx',
    opener: button(page, 'Edit student Sam Lee'),
    cancel: 'Close',
  });
  await walk(page, { file: 'classes/remove-joined.tsx', opener: button(page, 'Remove all who joined since…') });
  await walk(page, { file: 'classes/colleagues.tsx', opener: button(page, 'Remove Kim Lee') });
  await walk(page, { file: 'classes/class-acts.tsx', opener: button(page, 'Rename the class') });
  await walk(page, { file: 'classes/class-acts.tsx', opener: button(page, 'Delete the class') });
  await page.getByRole('tab', { name: 'Tests', exact: true }).click();
  await walk(page, { file: 'classes/assign-test.tsx', opener: button(page, 'Assign test'), cancel: 'Close' });
  await walk(page, { file: 'classes/edit-test.tsx', opener: button(page, 'Edit Quiz'), cancel: 'Close' });
  await walk(page, { file: 'classes/test-questions.tsx', opener: button(page, 'Questions of Quiz'), cancel: 'Close' });
  await walk(page, { file: 'classes/assignment-list.tsx', opener: button(page, 'Delete Quiz') });

  await page.goto(`/classes/paper/answers?id=${classId}&test=${assignmentId}`);
  await walk(page, { file: 'classes/paper/entered-list.tsx', opener: button(page, /^Remove the answers of/) });
  await page.getByLabel('Answers, one line per student', { exact: true }).fill(list);
  await button(page, 'Check the answers').click();
  await walk(page, { file: 'classes/paper/enter-papers.tsx', opener: button(page, 'Save 1 result') });
});

const page1 = (items: object[]) => ({
  json: { success: true, data: { items, page: 0, size: 50, totalItems: items.length, totalPages: 1 } },
});

test('admin dialogs close by button and Escape, trap the focus, and return it', async ({ page, request, account }) => {
  await page.setViewportSize(SIZES.desktop);
  const token = await signInAsAdmin(page);
  const text = `Which dialog closes ${randomUUID()}?`;
  const { id } = await makeQuestion(request, token, text);
  const weight = { change: 'withdrawn', people: 3, results: 2, isAtLeast: false };
  await page.route('**/weigh-change', (route) => route.fulfill({ json: { success: true, data: weight } }));
  const day = '2026-11-01T10:00:00.000Z';
  const correction = {
    id: 1,
    questionId: id,
    kind: 'key',
    questionText: text,
    said: ['One'],
    right: ['Two'],
    since: day,
    why: 'Wrong',
    rule: '40 CFR 82',
    finder: '',
    madeBy: 'admin',
    createdAt: day,
    takenBackAt: null,
    takenBackWhy: '',
  };
  await page.route('**/api/corrections?*', (route) => route.fulfill(page1([correction])));
  await page.goto(`/admin/questions?q=${encodeURIComponent(text)}`);
  const inRow = (name: RegExp) => page.getByRole('row').getByRole('button', { name });
  await test.step('deletion requires a ticked box, and the dialog closes without it', async () => {
    await inRow(/^Delete/).click();
    await expect(page.getByRole('alertdialog').getByRole('checkbox')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete question' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });
  await walk(page, { file: 'admin/questions/delete-question.tsx', opener: inRow(/^Delete/) });
  await walk(page, { file: 'admin/questions/question-history.tsx', opener: inRow(/^History/), cancel: 'Close' });
  await walk(page, { file: 'admin/questions/edit-question.tsx', opener: inRow(/^Edit/), cancel: 'Close' });
  await walk(page, { file: 'admin/questions/translate-question.tsx', opener: inRow(/^Spanish/), cancel: 'Close' });
  walked.add('admin/editor-dialog.tsx');
  await inRow(/^Edit/).click();
  const editor = page.getByRole('dialog');
  await expect(editor).toBeVisible();
  const takeBack = editor.getByRole('button', { name: 'Take back' });
  await walk(page, { file: 'admin/questions/corrections-panel.tsx', opener: takeBack });
  const preview = editor.getByRole('button', { name: 'Preview', exact: true });
  await walk(page, { file: 'admin/questions/question-preview.tsx', opener: preview, cancel: 'Close' });
  await editor.getByLabel('Question text').fill(`${text} Changed`);
  const leave = editor.getByRole('button', { name: 'Close', exact: true });
  await walk(page, { file: 'admin/editor-dialog.tsx', opener: leave, cancel: 'Keep editing' });
  await leave.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await withOwner((client) =>
    client.query(`UPDATE questions SET state = 'in_review', review_reason = $2 WHERE id = $1`, [
      id,
      'Answer: The right one → Another one',
    ]),
  );
  await page.reload();
  await walk(page, { file: 'admin/questions/confirm-question.tsx', opener: inRow(/^Confirm/) });

  await page.goto('/admin/sections');
  await walk(page, { file: 'admin/sections/edit-section.tsx', opener: button(page, /^Edit /), cancel: 'Close' });
  await walk(page, { file: 'admin/sections/sections-page.tsx', opener: button(page, /^Archive /) });
  await walk(page, { file: 'admin/command-field.tsx', opener: button(page, /^Find/), cancel: 'Close' });
  await page.goto('/admin/facts');
  await walk(page, { file: 'admin/facts/edit-fact.tsx', opener: button(page, /^Edit/), cancel: 'Close' });
  await page.goto(`/admin/people?q=${encodeURIComponent(account.email)}`);
  await walk(page, { file: 'admin/people/guarded-act-dialog.tsx', opener: button(page, 'Lock') });
  const imported = { id: randomUUID(), format: 'csv', added: 1, changed: 0, by: '', createdAt: day, takenBackAt: null };
  await page.route('**/api/questions/imports*', (route) => route.fulfill(page1([imported])));
  await page.goto('/admin/import-export');
  await walk(page, { file: 'admin/import-export/past-imports.tsx', opener: button(page, 'Undo import') });
  const twin = await makeQuestion(request, token, `${text} Really?`);
  await page.goto('/admin/duplicates?alike=85');
  const merge = page.getByRole('heading', { name: `Questions ${id}, ${twin.id}` }).locator('../..');
  await walk(page, {
    file: 'admin/duplicate-group.tsx',
    opener: merge.getByRole('button', { name: /^Merge into/ }),
  });
  for (const made of [id, twin.id]) await dropQuestion(request, token, made);
});

test('every component with a dialog is opened by one of these tests', () => {
  const components = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/^(ui|styleguide)\//.test(file))
    .filter((file) =>
      /<(ConfirmDialog|DialogContent|EditorDialog)\b|loadConfirmDialog/.test(
        readFileSync(`components/${file}`, 'utf8'),
      ),
    );
  expect([...walked].sort()).toEqual(components.sort());
});
